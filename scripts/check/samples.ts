/** What still has to become the owner's: sample data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../lib/files';
import type { ContentInput } from './check-content';
import { textsOf } from './unused';
import type { ValidationError } from './validation-error';

/** Domain names that standards reserve for examples. */
const reservedName =
  /(?:^|[.@]|:\/\/)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))(?![\w.-])/i;

/** Numbers that the French regulator reserves for fiction. */
const fictionalNumber = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)\d{4}$/;

const sampleName = /\bCamille\b|\bVega\b/;

/** Films of NASA in place of the owner's videos. */
const sampleVideos = ['nr5Pj6GQL2o', '4czjS9h4Fpg', 'l3QQQu7QLoM', 'dE-vOscpiNc', 'doN4t5NKW-k'];

const sampleWorks = /^(dashboards|podcast|travel|meetsys|bookshelf|galaxy|arena|payments|freelance)$/;

/** SHA-256 of the sample owner's portrait and covers. */
const samplePictures = [
  '1a492969b6fd32ac6942e70fb18af751d16b30dde778a7fe9277bd32be640d8f',
  '39a56b563b08c00144df926993df1d1d7bdd81d2e1fdd099509199f4e911da33',
  'c5217c8e74296d393c90713295091ee0e93ed7fcb0b72c0ebb7ff2667525181c',
];

/** The sample owner's data, as far as it can be recognised. */
export function findSamples({ content, messages }: ContentInput): ValidationError[] {
  const files = [
    ...Object.entries(content).map(([name, value]) => [`content/${name}.ts`, value] as const),
    ...Object.entries(messages).map(([locale, tree]) => [`messages/${locale}.json`, tree] as const),
  ];
  return files.flatMap(([file, value]) =>
    textsOf(value).flatMap(([path, text]) => {
      const message = explainSample(text);
      return message ? [{ file, path, message }] : [];
    }),
  );
}

function explainSample(text: string): string | null {
  if (sampleVideos.includes(text)) return 'is a sample video; expected one of yours';
  if (fictionalNumber.test(text.replace(/\s/g, '')))
    return 'is a number reserved for fiction; expected your own number';
  if (reservedName.test(text)) return 'has a domain name reserved for examples; expected your own address';
  const [, work = ''] = /^works\.(\w+)\.subTitle$/.exec(text) ?? [];
  if (sampleWorks.test(work)) return 'is a sample work; expected one of yours';
  return sampleName.test(text) ? 'contains the name of the sample owner; expected yours' : null;
}

/** The sample owner's portrait and covers among the files of a folder. */
export function findSamplePictures(folder: string, files: readonly string[], samples = samplePictures) {
  return files
    .filter((file) => samples.includes(sha256(readFileSync(join(folder, file)))))
    .map((file) => ({
      file: `content/pictures/${file}`,
      path: [],
      message: 'is a sample picture; expected one of yours',
    }));
}
