import { drawSky } from './draw';

export const dynamic = 'force-static';

export const GET = async () =>
  new Response(await drawSky(), { headers: { 'Content-Type': 'image/svg+xml' } });
