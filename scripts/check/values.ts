/** Schemas of single values, whose messages say what is wrong and what is expected. */
import { z } from 'zod';
import { viewport } from '../../app/_lib/viewport';
import { quote, suggest } from './validation-error';

export type Context = z.core.$RefinementCtx;

export function report(context: Context, message: string, path: PropertyKey[] = []): void {
  context.addIssue({ code: 'custom', message, path });
}

/** A text that is the same in every language and not blank. */
export const name = z.string().refine((value) => value.trim(), { error: 'is empty; expected a text' });

/** A text for which `explain` returns nothing, or what is wrong and what is expected. */
const checkedText = (explain: (value: string) => string | false) =>
  z.string().superRefine((value, context) => {
    const problem = explain(value);
    if (problem) report(context, `${quote(value)} ${problem}`);
  });

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

/** A full https address of another site. */
export const httpsUrl = checkedText((value) => {
  if (!URL.canParse(value) || /\s/.test(value))
    return 'is not a valid address; expected one such as "https://example.org/page"';
  if (!value.startsWith('https://')) return 'is not https; expected an address that starts with https://';
  return (
    !new URL(value).hostname.includes('.') &&
    'has no domain name; expected an address such as "https://example.org/page"'
  );
}).transform((value) => value as `https://${string}`);

export const email = z.email({
  error: ({ input }) => `${quote(input)} is not an e-mail address; expected one such as "me@example.org"`,
});

/** International form: what a `tel:` link needs to work from any country. */
export const phone = checkedText((value) => {
  const digits = value.replace(/\D/g, '').length;
  const isPhone = /^\+\d[\d ]*\d$/.test(value) && digits >= 8 && digits <= 15;
  return !isPhone && 'is not a phone number; expected the international form such as "+33 6 39 98 07 42"';
});

/** Contrast of text in WCAG 2, level AA: text is drawn in the accent colour, and dark text on it. */
const leastContrast = 4.5;

/** The accent colour, readable on the ground of the pages. */
export const accent = checkedText((value) => {
  if (!/^#[0-9a-f]{6}$/.test(value))
    return 'is not a colour; expected "#" and six of 0-9 and a-f, such as "#ff8a3c"';
  const found = contrast(value, viewport.themeColor);
  return (
    found < leastContrast &&
    `has a contrast of ${found.toFixed(1)} on the page; expected a lighter colour with ${leastContrast} or more`
  );
});

/** The contrast of two colours such as `#04060c`, from 1 to 21, as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

export const year = z.int().min(1970).max(2100);

/** A name of the IANA time zone database. */
export const timeZone = checkedText((value) => {
  if (succeeds(() => new Intl.DateTimeFormat('en', { timeZone: value }))) return false;
  const nearest = suggest(value, Intl.supportedValuesOf('timeZone'));
  return `is not a time zone; expected an IANA name such as "Europe/Paris"${nearest}`;
});

function succeeds(task: () => unknown): boolean {
  try {
    return task() !== undefined;
  } catch {
    return false;
  }
}

const hasName = (code: string, type: 'region' | 'language') =>
  succeeds(() => new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code));

/** ISO 3166-1, such as `FR`. */
export const country = checkedText(
  (value) => !hasName(value, 'region') && 'is not the code of a country; expected two letters such as "FR"',
);

/** BCP 47, such as `pt-BR`. */
export const language = checkedText(
  (value) => !hasName(value, 'language') && 'is not the code of a language; expected one such as "fr"',
);

/** From the Common European Framework of Reference, the strongest first. */
export const languageLevels = ['native', 'C2', 'C1', 'B2', 'B1', 'A2', 'A1'] as const;

const month = z.string().refine((value) => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value), {
  error: ({ input }) => `${quote(input)} is not a month; expected one such as "2025-01"`,
  abort: true,
});

/** A range of months; `to` is null while it lasts. */
export const period = z.strictObject({ from: month, to: month.nullable() }).superRefine((value, context) => {
  if (value.to !== null && value.to < value.from) {
    report(context, `${quote(value.to)} is before ${quote(value.from)}; expected that month or a later one`, [
      'to',
    ]);
  }
});

/** Messages for schemas without one of their own; for `safeParse`. */
export function explainIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'is missing' : `${quote(issue.input)} is of another type`}; expected ${
        typeNames[issue.expected] ?? issue.expected
      }`;
    case 'invalid_value':
      return `${issue.input === undefined ? 'is missing' : `${quote(issue.input)} is unknown`}; expected ${issue.values.map(quote).join(', ')}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.map(quote).join(', ')}, which no page reads; expected only the fields in content/schema.ts`;
    case 'too_small':
      return issue.origin === 'array'
        ? 'is empty; expected at least one item'
        : `${quote(issue.input)} is too small; expected ${issue.minimum} or more`;
    case 'too_big':
      return `${quote(issue.input)} is too big; expected ${issue.maximum} or less`;
    default:
      return `${quote(issue.input)} is not valid (${issue.code}); expected what content/schema.ts describes`;
  }
}

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object with fields',
  record: 'an object with fields',
  string: 'a text',
};
