/** .cache/messages/: the translations, in a build without texts that begin with TODO. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../app/lib/locales';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import { flatten, writeIfChanged } from '../lib/files';
import { mapTexts, parseTranslation } from '../lib/messages';
import { root } from '../lib/paths';
import { BuildError } from '../lib/script';
import { isToDo, type Texts } from '../lib/to-do';

interface Facts {
  profile: { name: string; city?: string };
  portfolio: readonly { key: string; worksArray: readonly { key: string }[] }[];
}

/** By dotted paths. */
type FlatTexts = ReturnType<typeof flatten>;

/** Texts that a site can do without. */
const optional =
  /^(?:home\.(?:proposition|intro)|pictures\.(?:portrait|covers\..+)|entries\.\w+\.position|works\.\w+\.(?:short|role|problem|decision|result|actions\.\w+)|education\.\w+\.degree|hobbies\.\w+\.(?:eyebrow|intro|link|poster))$/;

/**
 * Translations as visitors read them: a text that begins with TODO is left out, or gives way to a
 * fact where a page needs one.
 * @param translations the first one is that of the first language
 * @throws BuildError with a line for each text that no fact can stand for
 */
export function withoutToDos(translations: ReadonlyMap<string, Texts>, facts: Facts): Map<string, Texts> {
  const errors: string[] = [];
  if (isToDo(facts.profile.name))
    errors.push('content/profile.ts › name: is not written yet; expected your name');
  let first: FlatTexts | undefined;
  const written = new Map<string, Texts>();
  for (const [locale, texts] of translations) {
    const all = flatten(texts);
    const shown = mapTexts(texts, (text, path) => {
      if (!isToDo(text)) return text;
      const fact = (first && textAt(first, path)) ?? factFor(path, all, facts);
      if (!fact && !optional.test(path))
        errors.push(`messages/${locale}.json › ${path}: is not written yet; expected a text`);
      return fact;
    }) as Texts;
    written.set(locale, shown);
    first ??= flatten(shown);
  }
  if (errors.length) throw new BuildError(errors.join('\n'));
  return written;
}

/** What a fact says in the place of a text. */
function factFor(path: string, texts: FlatTexts, { profile: { name, city }, portfolio: entries }: Facts) {
  const [, group, key, field] = /^(\w+)\.(\w+)(?:\.(\w+))?$/.exec(path) ?? [];
  const ofWork = entries.find(({ worksArray }) => worksArray.some((work) => work.key === key));
  if (group === 'works' && field === 'subTitle') return textAt(texts, `entries.${ofWork?.key}.company`);
  if (group === 'entries' && field === 'title') return textAt(texts, `entries.${key}.company`);
  // Position and city are below it.
  if (path === 'home.title') return '{name}';
  const roles = ['position', 'title', 'company'].map((one) => `entries.${entries[0]?.key}.${one}`);
  const role = ['meta.jobTitle', ...roles].map((one) => textAt(texts, one)).find(Boolean);
  if (path === 'meta.jobTitle') return role;
  const who = textAt(texts, 'meta.home.title');
  // It is read without values.
  const values: Record<string, string | undefined> = { name, city, role };
  if (path === 'cv.summary') return who?.replace(/\{(\w+)\}/g, (_, value) => values[value] ?? '');
}

/** A text that is written, by its dotted path. */
function textAt(texts: FlatTexts, path: string): string | undefined {
  const text = texts.get(path);
  return typeof text === 'string' && !isToDo(text) ? text : undefined;
}

/** @param isDraft whether they show what is still to be written */
export function buildTexts(isDraft: boolean): string {
  const all = new Map(locales.map((locale) => [locale, parseTranslation(locale) as Texts]));
  const shown = isDraft ? all : withoutToDos(all, { profile, portfolio });
  const folder = join(root, '.cache/messages');
  for (const [locale, texts] of shown)
    writeIfChanged(join(folder, `${locale}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  // Those of languages that have been removed.
  for (const file of readdirSync(folder))
    if (!shown.has(file.replace('.json', ''))) rmSync(join(folder, file));
  return locales.join(', ');
}
