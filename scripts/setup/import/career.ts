/** A career in the form of JSON Resume, as far as the site has a field for it: https://jsonresume.org/schema */
import { z } from 'zod';
import type { Period } from '../../../content/schema';
import { readJson } from '../read-json';

export type Career = z.output<typeof careerSchema>;
export type Position = Career['positions'][number];

const text = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const month = z.string().optional().transform(readMonth);

const listOf = <Fields extends z.ZodRawShape>(fields: Fields) => z.array(z.object(fields)).default([]);

const basics = z.object({
  name: text,
  label: text,
  email: text,
  phone: text,
  url: text,
  location: z.object({ city: text }).default({}),
  profiles: listOf({ network: text, url: text }),
});

export const careerSchema = z
  .object({
    basics: basics.prefault({}),
    work: listOf({
      name: text,
      position: text,
      url: text,
      startDate: month,
      endDate: month,
      summary: text,
      highlights: z.array(z.string()).default([]),
    }),
    education: listOf({ institution: text, studyType: text, area: text, startDate: month, endDate: month }),
    languages: listOf({ language: text, fluency: text }),
    skills: listOf({ name: text, keywords: z.array(z.string()).default([]) }),
  })
  .transform(
    ({
      basics: { name: fullName, location, profiles, url, label, ...basics },
      work,
      education,
      languages,
      skills,
    }) => ({
      ...basics,
      givenName: fullName?.split(' ')[0],
      familyName: fullName?.split(' ').slice(1).join(' '),
      role: label,
      city: location.city,
      links: [...profiles, { network: 'Web', url }].flatMap(({ network, url: address }) =>
        network && address ? [{ name: network, url: address }] : [],
      ),
      positions: work
        .flatMap(
          ({ name, position, startDate: from, endDate: to = null, summary, highlights, url: page }) => {
            if (!name || !from) return [];
            const actions = highlights.length ? highlights : readActions(summary);
            return [{ company: name, title: position ?? name, period: { from, to }, actions, url: page }];
          },
        )
        .toSorted((one, other) => ageOf(other.period).localeCompare(ageOf(one.period))),
      education: education.flatMap(({ institution: school, studyType, area, startDate, endDate }) => {
        const degree = [studyType, area].filter(Boolean).join(', ');
        const from = startDate ?? endDate;
        return school && from
          ? [{ school, degree: degree || school, date: { from, to: endDate ?? null } }]
          : [];
      }),
      languages: languages.flatMap(({ language, fluency }) =>
        language ? [{ name: language, level: fluency }] : [],
      ),
      // A skill with keywords is the kind of these; one without is itself the skill.
      skills: [
        ...skills.map(({ name, keywords }) => ({ kind: name, names: keywords })),
        {
          kind: undefined,
          names: skills.flatMap(({ name, keywords }) => (name && !keywords.length ? [name] : [])),
        },
      ].filter(({ names }) => names.length),
    }),
  );

/** The later a period ended, then began, the later in the alphabet. */
export const ageOf = ({ from, to }: Period) => `${to ?? '9999'} ${from}`;

export const readJsonResume = (file: string): Career => readJson(file, careerSchema);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a date as JSON Resume (`2024-03-15`, `2024-03`, `2024`) or LinkedIn (`Mar 2024`, `2024`) writes it.
 * @returns the month as `2024-03` (January where only a year is given), or undefined for any other text
 */
export function readMonth(text: string | undefined): string | undefined {
  const iso = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/.exec(text?.trim() ?? '');
  if (iso) return `${iso[1]}-${iso[2] ?? '01'}`;
  const named = /^([A-Za-z]{3})[a-z]*\.? (\d{4})$/.exec(text?.trim() ?? '');
  const month = MONTHS.indexOf(named?.[1]?.toLowerCase() ?? '') + 1;
  return named && month ? `${named[2]}-${String(month).padStart(2, '0')}` : undefined;
}

/** Cuts a free text into actions: one for each line, without list markers. */
function readActions(text = ''): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*[-–•*]\s*/, '').trim());
  return lines.filter(Boolean);
}
