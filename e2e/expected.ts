/**
 * The expected texts, read from `content/` and `messages/`: a test never repeats a word of the owner. What visitors do, and the
 * wait for an interactive page, is in support.ts.
 */

import { createTranslator } from 'next-intl';
import { capitalize } from '../app/_lib/capitalize';
import { localeNames, locales } from '../app/_lib/locales';
import { technologyName } from '../app/_lib/overview';
import { formatPeriod } from '../app/_lib/periods';
import { picturesOf, summaryOf, technologiesOf, videosOf, workId } from '../app/_lib/works';
import { hobbies } from '../content/hobbies';
import { captionKey, descriptionKey } from '../content/pictures';
import { portfolio } from '../content/portfolio';
import { facts } from '../content/profile';
import type { Video } from '../content/schema';
import { type VideoId, videos as videoFacts } from '../content/videos';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };

export const languages = locales;
export type Language = (typeof languages)[number];
export const otherLanguage = { fr: 'en', en: 'fr' } as const;
/** The names of the flags. */
export const flags = localeNames;

export const pages = ['home', 'portfolio', 'contact', 'hobbies'] as const;
export type PageName = (typeof pages)[number];

/** Both catalogues. */
export const messages = { fr, en };

/** Links in the middle of a text are marked by tags; a test reads the text as a visitor does. */
const untagged: typeof messages = JSON.parse(JSON.stringify(messages).replace(/<\/?\w+>/g, ''));

/** Makes this worker expect the texts of another owner. */
export function changeTexts(change: (texts: typeof fr, language: Language) => void) {
  for (const language of languages) {
    for (const catalogues of [messages, untagged]) change(catalogues[language], language);
  }
}

const translate = Object.fromEntries(
  languages.map((locale) => [
    locale,
    createTranslator({
      locale,
      messages: untagged[locale] as object,
      onError: (error) => {
        throw error;
      },
    }),
  ]),
);

const counts = { steps: portfolio.length, count: hobbies.length };

/** The text at a dotted path of a catalogue, with the facts of the owner and `values` in place of its braces. */
export function words(language: Language, key: string, values: Record<string, string | number> = {}): string {
  return (
    translate[language]?.(
      key as never,
      { ...facts, role: messages[language].meta.jobTitle, ...counts, ...values } as never,
    ) ?? ''
  );
}

/** The job title as it is written on its own. */
export const jobTitle = (language: Language) => capitalize(words(language, 'meta.jobTitle'), language);

/** The list of texts at a dotted path of a catalogue. */
export function listOf(language: Language, key: string): string[] {
  return translate[language]?.raw(key as never) ?? [];
}

const byPage = <Value>(get: (page: PageName) => Value) =>
  Object.fromEntries(pages.map((page) => [page, get(page)])) as Record<PageName, Value>;

const inEachLanguage = <Value>(get: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, get(language)])) as Record<Language, Value>;

/** The only heading of level 1 of each page. */
export const headings = inEachLanguage((language) => byPage((page) => words(language, `${page}.title`)));

/** The title of a page's document. */
export const titleOf = (language: Language, page: PageName) => words(language, `meta.${page}.title`);

/** The heading of the error screen, the same in every language. */
export const errorHeading = 'Unexpected Application Error!';

/** The home page of each language, relative to the base address, which may have a path of its own. */
export const roots = { fr: './', en: './en/' } as const;

/** The addresses that a visitor sees and shares. */
export const hashAddresses = inEachLanguage((language) =>
  byPage((page) => roots[language] + (page === 'home' ? '' : `#/${page}`)),
);

/** The exported pages. */
export const pageAddresses = inEachLanguage((language) =>
  byPage((page) => roots[language] + (page === 'home' ? '' : `${page}/`)),
);

/** A piece of work of the portfolio. Texts are given as keys of the catalogues. */
export interface ExpectedWork {
  /** Its name in shared addresses. */
  id: string;
  subTitle: string;
  actions: string;
  /** Its role, problem and result, each with the key of its label. */
  summary: { label: string; text: string }[];
  /** Where its links lead, by the keys of their labels. */
  links: Record<string, string | undefined>;
  technologies: string[];
  /** The descriptions of its pictures. */
  pictures: string[];
  captions: string[];
  videos: { id: string; title: string }[];
}

/** The entries of the portfolio, in the order of the page. */
export const entries = portfolio.map((entry) => ({
  title: entry.title as string,
  company: entry.company as string | undefined,
  date: (language: Language) => formatPeriod(entry.date, language),
  /** When a position in it was held, where that differs. */
  positionDate: (language: Language) =>
    entry.positionDate ? formatPeriod(entry.positionDate, language) : undefined,
  works: entry.worksArray.map(
    (work): ExpectedWork => ({
      id: workId(work),
      subTitle: work.subTitle,
      actions: work.actions,
      summary: summaryOf(work),
      // A work without an address of its own shows its code instead.
      links: {
        'portfolio.deployedHere': work.deployUrl ?? work.githubUrl,
        'portfolio.sourceCode': work.deployUrl && work.githubUrl,
      },
      technologies: technologiesOf(entry, work).map(technologyName),
      pictures: picturesOf(entry, work).map(descriptionKey),
      captions: picturesOf(entry, work).map(captionKey),
      videos: videosOf(entry, work).map((id) => ({
        id,
        title: (videoFacts as Record<VideoId, Video>)[id].title,
      })),
    }),
  ),
}));

export const works = entries.flatMap((entry) => entry.works);
export const videos = works.flatMap((work) => work.videos);
