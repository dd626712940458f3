import { qrCode } from '@/app/(files)/card/vcard';

export const dynamic = 'force-static';

export const GET = () => new Response(qrCode.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
