import type { Locale } from '@/app/lib/locales';
import { profile } from '@/content/profile';

/** The owner's name as part of a file's name: small letters without accents, joined by "-". */
const owner = profile.name
  .normalize('NFD')
  .replace(/\p{Mark}/gu, '')
  .toLowerCase()
  .match(/[a-z\d]+/g)
  ?.join('-');

/** The names that a recruiter keeps the files under. */
export const fileNames = {
  /** @example fileNames.cv('fr', 'pdf') // 'cv-camille-vega-fr.pdf' */
  cv: (locale: Locale, type: 'pdf' | 'docx') => `cv-${owner}-${locale}.${type}`,
  card: (locale: Locale) => `${owner}-${locale}.vcf`,
  resume: (locale: Locale) => `resume-${owner}-${locale}.json`,
};

type Make = () => string | Uint8Array<ArrayBuffer> | Promise<string | Uint8Array<ArrayBuffer>>;

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vcf: 'text/vcard; charset=utf-8',
};

/**
 * The exports of a route of some files.
 * @param files what makes each file, by its name
 */
export function fileRoute(files: Iterable<readonly [name: string, make: Make]>) {
  const byName = new Map(files);
  return {
    generateStaticParams: () => [...byName.keys()].map((file) => ({ file })),
    GET: async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
      const { file } = await params;
      const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return new Response(await byName.get(file)?.(), { headers: { 'Content-Type': type } });
    },
  };
}
