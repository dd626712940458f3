import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFiles } from '@/app/lib/pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => pictureFiles().map((name) => ({ file: name.split('/') }));

/** The pictures that scripts/prepare/pictures.ts has encoded. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const name = (await params).file.join('/');
  const type = `image/${name.split('.').at(-1)}`;
  return new Response(readFileSync(join(process.cwd(), '.cache/pictures', name)), {
    headers: { 'Content-Type': type },
  });
}
