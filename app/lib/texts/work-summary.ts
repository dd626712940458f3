import type { WorkTexts } from '@/content/types';
import type { Work } from './works';

/** Words such as the kind of contract, or nothing where the text beside them has them already. */
export const unlessSaid = (words: string | undefined, text: string) =>
  words && text.toLowerCase().includes(words.toLowerCase()) ? undefined : words;

/** Whether the build draws a picture of a work, as it has nothing to show. */
export const isDrawn = ({ pictures, videos }: Pick<Work, 'pictures' | 'videos'>) =>
  !pictures.length && !videos.length;

/** What leads a work, which is its first action where it has no result, and its other actions. */
export const claimOf = ({ result, actions }: Pick<Work, 'result' | 'actions'>) =>
  result ? { claim: result, others: actions } : { claim: actions[0], others: actions.slice(1) };

/** Longer texts need more than the line of a name. */
const lineLength = 110;

/** What leads a work, beside its name in a list; nothing where the name says it or it is long. */
export function claimBeside(name: string, work: Pick<Work, 'result' | 'actions'>): string | undefined {
  const { claim = '' } = claimOf(work);
  return claim.length <= lineLength ? unlessSaid(claim, name) : undefined;
}

/** What leads a work in the words of a translation. */
export const claimIn = ({ result, actions }: WorkTexts) =>
  claimOf({ result, actions: Object.values(actions ?? {}) }).claim;

/**
 * What a card says of a work: what came of it, then its name; where they are the same, once.
 * @param isClaimed whether the page has said what came of it
 */
export function cardWords(texts: WorkTexts, isClaimed = false): { claim: string; name?: string } {
  const name = texts.short ?? texts.subTitle;
  const claim = (!isClaimed && claimIn(texts)) || name;
  return claim.toLowerCase() === name.toLowerCase() ? { claim } : { claim, name };
}

/** The links of a work, each with the key of its label. */
export function linksOf({ deployUrl, githubUrl }: Pick<Work, 'deployUrl' | 'githubUrl'>) {
  const codeLabel = deployUrl ? 'portfolio.sourceCode' : 'portfolio.deployedCode';
  return [
    ...(deployUrl ? [{ url: deployUrl, label: 'portfolio.deployedHere' } as const] : []),
    ...(githubUrl ? [{ url: githubUrl, label: codeLabel } as const] : []),
  ];
}

/** What the owner says of a work besides its result, in a line each, with the key of its label. */
export function summaryOf({ role, problem }: Pick<Work, 'role' | 'problem'>) {
  return [
    ...(role ? [{ label: 'portfolio.role', text: role } as const] : []),
    ...(problem ? [{ label: 'portfolio.problem', text: problem } as const] : []),
  ];
}

/** The result of a work in one line, with its figures, in the language of `t`. */
export function resultInFull(
  { result, figures }: Pick<Work, 'result' | 'figures'>,
  t: (key: 'portfolio.change', values: { before: string; after: string }) => string,
): string | undefined {
  if (!figures || !result) return result;
  const { before, after } = figures;
  const isSaid = [before, after].every(({ text }) => result.includes(text.split(/\s/)[0] ?? text));
  if (isSaid) return result;
  return `${result} (${t('portfolio.change', { before: before.text, after: after.text })})`;
}
