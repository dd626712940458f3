import { franc } from 'franc-min';
import type { PlainResume } from './read-resume';

/**
 * The language that a résumé is written in, guessed from its sentences.
 * @returns a BCP 47 code such as `fr`, or undefined where there are too few words
 */
export function guessLanguage({
  label,
  summary,
  work,
  projects,
  education,
}: PlainResume): string | undefined {
  const deeds = [...work, ...projects].flatMap(({ summary: words, highlights }) => [words, ...highlights]);
  const titles = [label, ...work.map(({ position }) => position), ...education.map(({ area }) => area)];
  const sentences = [summary, ...deeds].filter(Boolean).join(' ');
  // Titles of jobs are English in any language: they count only where there is nothing else.
  const text = sentences.length > 60 ? sentences : [sentences, ...titles].filter(Boolean).join(' ');
  const code = franc(text, { minLength: 20 });
  return code === 'und' ? undefined : Intl.getCanonicalLocales(code)[0];
}
