/** Schemas of single values, whose messages say what is wrong and what is expected. */
import Color from 'color';
import { attempt } from 'es-toolkit/util';
import { z } from 'zod';
import { viewport } from '../../app/_lib/viewport';
import { quote, suggest } from './validation-error';

export type Context = z.core.$RefinementCtx;

export function report(context: Context, message: string, path: PropertyKey[] = []): void {
  context.addIssue({ code: 'custom', message, path });
}

/** A text that is the same in every language and not blank. */
export const name = z.string().regex(/\S/, 'is empty; expected a text');

/** A text that passes a test; `problem` says that it does not, and what is expected. */
const checkedText = (passes: (value: string) => boolean, problem: string) =>
  z.string().refine(passes, { error: ({ input }) => `${quote(input)} ${problem}` });

/** A text of a form that further rules rely on. */
const textLike = (pattern: RegExp, problem: string) =>
  z.string().regex(pattern, { error: ({ input }) => `${quote(input)} ${problem}`, abort: true });

/** The name of one of `known`, typed as `Name`; `what` finishes the sentence "expected …". */
export function oneOf<Name extends string>(
  known: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  what: string,
) {
  return z
    .string()
    .refine((value) => known.has(value), {
      error: ({ input }) =>
        `${quote(input)} is unknown; expected ${what}${suggest(String(input), known.keys())}`,
      // Rules about several fields are not checked while one of them names nothing.
      abort: true,
    })
    .transform((value) => value as Name);
}

const siteAddress = z.url({ protocol: /^https$/, hostname: /\./ }).regex(/^\S+$/);

/** A full https address of another site. */
export const httpsUrl = checkedText(
  (value) => siteAddress.safeParse(value).success,
  'is not the https address of a site; expected one such as "https://example.org/page"',
).transform((value) => value as `https://${string}`);

export const email = z.email({
  error: ({ input }) => `${quote(input)} is not an e-mail address; expected one such as "me@example.org"`,
});

/** International form: what a `tel:` link needs to work from any country. */
export const phone = textLike(
  /^\+\d(?: *\d){7,14}$/,
  'is not a phone number; expected the international form such as "+33 6 39 98 07 42"',
);

/** Contrast of text in WCAG 2, level AA: text is drawn in the accent colour, and dark text on it. */
const leastContrast = 4.5;

const contrastOf = (colour: string) => Color(colour).contrast(Color(viewport.themeColor));

/** The accent colour, readable on the ground of the pages. */
export const accent = textLike(
  /^#[0-9a-f]{6}$/,
  'is not a colour; expected "#" and six of 0-9 and a-f, such as "#ff8a3c"',
).refine((value) => contrastOf(value) >= leastContrast, {
  error: ({ input }) =>
    `${quote(input)} has a contrast of ${contrastOf(String(input)).toFixed(1)} on the page; expected a lighter colour with ${leastContrast} or more`,
});

export const year = z.int().min(1970).max(2100);

const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

/** A name of the IANA time zone database; browsers accept more spellings than they list. */
export const timeZone = z
  .string()
  .refine((value) => succeeds(() => new Intl.DateTimeFormat('en', { timeZone: value })), {
    error: ({ input }) =>
      `${quote(input)} is not a time zone; expected an IANA name such as "Europe/Paris"${suggest(String(input), timeZones)}`,
  });

const succeeds = (task: () => unknown) => attempt(task)[1] != null;

const hasName = (type: 'region' | 'language') => (code: string) =>
  succeeds(() => new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code));

/** ISO 3166-1, such as `FR`. */
export const country = checkedText(
  hasName('region'),
  'is not the code of a country; expected two letters such as "FR"',
);

/** BCP 47, such as `pt-BR`. */
export const language = checkedText(
  hasName('language'),
  'is not the code of a language; expected one such as "fr"',
);

/** From the Common European Framework of Reference, the strongest first. */
export const languageLevels = ['native', 'C2', 'C1', 'B2', 'B1', 'A2', 'A1'] as const;

const month = textLike(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'is not a month; expected one such as "2025-01"');

/** A range of months; `to` is null while it lasts. */
export const period = z.strictObject({ from: month, to: month.nullable() }).superRefine((value, context) => {
  if (value.to !== null && value.to < value.from) {
    report(context, `${quote(value.to)} is before ${quote(value.from)}; expected that month or a later one`, [
      'to',
    ]);
  }
});

/** For `safeParse`, where zod's own message would not say what to do. */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_key') return issue.issues[0]?.message;
  if (issue.code === 'unrecognized_keys')
    return `has ${issue.keys.map(quote).join(', ')}, which no page reads; expected only the fields in content/schema.ts`;
  return undefined;
}
