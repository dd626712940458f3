import { join } from 'node:path';
import { defaultLocale, type Locale, locales } from '../../app/lib/locales';
import { technologies } from '../../content/technologies';
import type { WithLogo } from '../../content/types';
import { writeIfChanged } from '../lib/files';
import { parseTranslation, readMessages } from '../lib/messages';
import { root } from '../lib/paths';
import { careerIn } from './career';
import { makeLocaleData } from './locale-data';
import { mainStack, recruiterFactsIn } from './recruiter-facts';

/** What pages read of content and translations that is smaller, or sooner there, than the whole. */
export function writeData(): string {
  const logos: Record<string, WithLogo> = technologies;
  const languages = locales.map((locale) => {
    const messages = readMessages(locale);
    return { locale, messages, data: makeLocaleData(locale, messages) };
  });
  const byLocale = <Value>(make: (language: (typeof languages)[number]) => Value) =>
    Object.fromEntries(languages.map((language) => [language.locale, make(language)])) as Record<
      Locale,
      Value
    >;
  const write = (name: string, value: object) =>
    writeIfChanged(join(root, `.cache/${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
  // For the types of texts alone: no language has to be there.
  write('messages', Object(parseTranslation(defaultLocale)));
  write(
    'locale-data',
    byLocale(({ data }) => data),
  );
  write('facts', {
    technologies: Object.fromEntries(Object.entries(logos).map(([id, { name }]) => [id, name])),
    recruiter: byLocale(({ messages, data }) => recruiterFactsIn(messages, data)),
    // The same in each language.
    stack: languages.slice(0, 1).flatMap(({ messages, data }) => mainStack(messages, data)),
    career: byLocale(({ messages, data }) => careerIn(messages, data)),
  });
  return locales.join(', ');
}
