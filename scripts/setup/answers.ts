/** What `npm run setup` asks, in the form of its answers file. Every answer is optional: what is absent stays as it is. */
import { z } from 'zod';
import { locales } from '../../app/_lib/locales';
import { readJson } from './read-json';

const text = z.string().trim().min(1);

/** One text in every language; a single string is one that is the same in all of them. */
const textByLocale = z.union([text, z.partialRecord(z.enum(locales), text)]);

const city = z.strictObject({
  name: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters such as "FR"'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: text,
});

const answersSchema = z.strictObject({
  givenName: text.optional(),
  familyName: text.optional(),
  role: textByLocale.optional(),
  /** A name that is looked up among large cities, or all that the site needs of a smaller one. */
  city: z.union([text, city]).optional(),
  email: z.email().optional(),
  phone: text.optional(),
  /** Where this site will be. */
  website: z.url().optional(),
  links: z.array(z.strictObject({ name: text, url: z.url() })).optional(),
  /** A colour such as `#ff8a3c`. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#ff8a3c"')
    .optional(),
  /** The path of a JPEG, PNG or WebP file. */
  photo: text.optional(),
  import: z
    .strictObject({
      format: z.enum(['json-resume', 'linkedin']),
      path: text,
      /** The language it is written in. */
      language: z.enum(locales),
    })
    .optional(),
  /** Whether the sample entries stay as examples. */
  samples: z.enum(['keep', 'remove']).optional(),
});

export type Answers = z.infer<typeof answersSchema>;

export const readAnswers = (file: string): Answers => readJson(file, answersSchema);
