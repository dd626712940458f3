import { manifestResponse } from '@/app/_lib/search-engines/web-manifest';

export const dynamic = 'force-static';

export const GET = () => manifestResponse('fr');
