import { defaultLocale } from '../../app/lib/locales';
import { countMonths } from '../../app/lib/texts/periods';
import { type Entry, entriesIn, type Work } from '../../app/lib/texts/works';
import { profile } from '../../content/profile';
import { readMessages } from '../lib/messages';
import { drawWork, type WorkFacts } from './drawing/draw-work';
import type { MotifName } from './drawing/motifs';
import { makeLocaleData } from './locale-data';

/** What decides about the drawings of an entry. */
interface EntryFacts extends Pick<Entry, 'period' | 'isOwn'> {
  worksArray: readonly Pick<Work, 'slug' | 'actions' | 'technologies'>[];
}

/** For works whose facts ask for none: seven, as each is to meet each of the six grounds. */
const inTurn: readonly MotifName[] = ['rings', 'crescent', 'limb', 'moons', 'eclipse', 'giant', 'phases'];

/** How many other works are between two with the same motif. */
const apart = 4;

/**
 * What is drawn for each work, the oldest first. A motif depends on older works alone: a new work
 * changes no other drawing.
 * @param entries the latest first
 */
export function factsOfWorks(entries: readonly EntryFacts[]): WorkFacts[] {
  const works: WorkFacts[] = [];
  let longest = 0;
  for (const { period, isOwn, worksArray } of entries.toReversed()) {
    const months = isOwn || !period ? 0 : countMonths([period], profile.updated);
    const isLongest = longest > 0 && months > longest;
    longest = Math.max(longest, months);
    const byFact: MotifName[] = [];
    if (worksArray.length > 1) byFact.push('moons');
    else if (period?.to === null && !isOwn) byFact.push('comet');
    else if (isLongest) byFact.push('giant');
    for (const { slug, actions, technologies } of worksArray.toReversed()) {
      const number = works.length;
      const recent = works.slice(-apart).map(({ motif }) => motif);
      const next = number % inTurn.length;
      const wanted = [...byFact, ...inTurn.slice(next), ...inTurn.slice(0, next)];
      const motif = wanted.find((name) => !recent.includes(name)) ?? 'rings';
      works.push({ slug, number, motif, parts: actions.length + technologies.length });
    }
  }
  return works;
}

/** A drawing for each work that has no picture of its own, or none on Home. */
export function drawWorks() {
  const messages = readMessages(defaultLocale);
  const entries = entriesIn(messages, makeLocaleData(defaultLocale, messages));
  const isDrawn = ({ key, pictures }: Work) =>
    !pictures.length || profile.highlights.some(({ work, picture }) => work === key && !picture);
  const drawn = entries.flatMap(({ worksArray }) => worksArray.filter(isDrawn).map(({ slug }) => slug));
  return factsOfWorks(entries)
    .filter(({ slug }) => drawn.includes(slug))
    .map((facts) => ({ id: `drawn/${facts.slug}`, ...drawWork(facts) }));
}
