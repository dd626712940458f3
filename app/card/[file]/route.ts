import { contactCards } from '@/scripts/handouts/contact-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

const cards = contactCards();

export const generateStaticParams = () => Object.keys(cards).map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(await cards[file]?.(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
