/** Reads a résumé in JSON Resume: https://jsonresume.org/schema */
import { z } from 'zod';
import { readJson } from '../read-json';
import { type Career, latestFirst, readActions, readMonth } from './career';

const text = z.string().trim().optional();
const date = z.string().optional();

/** Only what the site has a field for; the schema itself allows more. */
const resumeSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      location: z.object({ city: text }).optional(),
      profiles: z.array(z.object({ network: text, url: text })).default([]),
    })
    .default({ profiles: [] }),
  work: z
    .array(
      z.object({
        name: text,
        position: text,
        url: text,
        startDate: date,
        endDate: date,
        summary: text,
        highlights: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  education: z
    .array(z.object({ institution: text, studyType: text, area: text, startDate: date, endDate: date }))
    .default([]),
  languages: z.array(z.object({ language: text, fluency: text })).default([]),
  skills: z.array(z.object({ name: text, keywords: z.array(z.string()).default([]) })).default([]),
});

export function readJsonResume(file: string): Career {
  const { basics, work, education, languages, skills } = readJson(file, resumeSchema);
  const links = [...basics.profiles, { network: 'Web', url: basics.url }];
  return {
    name: basics.name,
    role: basics.label,
    email: basics.email,
    phone: basics.phone,
    city: basics.location?.city,
    links: links.flatMap(({ network, url }) => (network && url ? [{ name: network, url }] : [])),
    positions: latestFirst(
      work.flatMap(({ name, position, url, startDate, endDate, summary, highlights }) => {
        const from = readMonth(startDate);
        if (!name || !from) return [];
        const actions = highlights.length ? highlights : readActions(summary);
        const period = { from, to: readMonth(endDate) ?? null };
        return [{ company: name, title: position ?? name, period, actions, url }];
      }),
    ),
    education: education.flatMap(({ institution, studyType, area, startDate, endDate }) =>
      institution
        ? [
            {
              school: institution,
              degree: [studyType, area].filter(Boolean).join(', '),
              period: { from: readMonth(startDate), to: readMonth(endDate) },
            },
          ]
        : [],
    ),
    languages: languages.flatMap(({ language, fluency }) =>
      language ? [{ name: language, level: fluency }] : [],
    ),
    // A skill without keywords is itself the skill; with keywords it is the kind of these.
    skills: skills.flatMap(({ name, keywords }) =>
      keywords.length ? [{ kind: name, names: keywords }] : name ? [{ names: [name] }] : [],
    ),
  };
}
