import { load } from 'cheerio';

const tag = /<\/?(?:p|br|hr|ul|ol|li|b|strong|i|em|u|s|a|div|span|h[1-6]|code|small|sup|sub)\b[^<>]*>/i;
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;

/** Pictures between letters, and what can't be seen: no font of the CV has them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Emoji_Presentation}]|\ufe0f|\u20e3/gu;

/** A space, unless it keeps a number beside its word. */
const space = /(?!(?<=\d)[\u00a0\u202f]\S|[\u00a0\u202f]\d)\s+/g;

/** HTML as lines of text. */
function withoutTags(html: string): string {
  const lines = html
    .replace(/<li\b[^>]*>/gi, '\n- $&')
    .replace(/<(?:br|hr|\/p|\/div|\/h[1-6]|\/[uo]l)\b[^>]*>/gi, '\n$&');
  return load(lines, null, false).root().text();
}

/** Markdown as text. An address stays beside the words that led to it. */
const withoutMarkdown = (text: string) =>
  text
    .replace(/!?\[([^\]\n]+)\]\(([^)\s]+)[^)\n]*\)/g, (_, words, url) =>
      words.includes('.') && url.includes(words) ? url : `${words} (${url})`,
    )
    .replace(/^ {0,3}#{1,6} +/gm, '')
    .replace(/^ {0,3}> ?/gm, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\p{L}\d*])/gu, '$1')
    .replace(/(?<![\p{L}\d_])_(?=\S)([^_\n]+?)(?<=\S)_(?![\p{L}\d_])/gu, '$1')
    .replace(/`+([^`\n]+)`+/g, '$1');

/**
 * The lines of a text that may be HTML or Markdown, without their marks.
 * @example readLines('Built **two** apps:\n- one\n- two') // three lines, two of them points
 */
export function readLines(text: string): { text: string; isPoint: boolean }[] {
  const html = text.normalize('NFC').replace(/\r\n?/g, '\n');
  const plain = tag.test(html) || entity.test(html) ? withoutTags(html) : html;
  const lines = withoutMarkdown(plain).split('\n');
  return lines.flatMap((line) => {
    // A number alone counts what it stands before, as in “1. Preis”.
    const marks =
      lines.length > 1 ? /^\s*([-*+–]\s+|[•‣◦▪●✓✔]|\d{1,2}[.)]\s+)?(.*)$/ : /^\s*([-*+–]\s+|[•‣◦▪●✓✔])?(.*)$/;
    const [, point, words = ''] = marks.exec(line) ?? [];
    const clean = words.replace(/\t/g, ' ').replace(unseen, '').replace(space, ' ').trim();
    return clean ? { text: clean, isPoint: point !== undefined } : [];
  });
}

/** Lines beside each other; a short one, such as a heading, gets a full stop. */
export const inOneLine = (lines: readonly { text: string }[]) =>
  lines
    .map(({ text }, index) => {
      const isWhole = text.length < 60 && /^\p{Lu}/u.test(lines[index + 1]?.text ?? '');
      return isWhole ? text.replace(/(?<=[\p{L}\p{N})])$/u, '.') : text;
    })
    .join(' ');

/** A text in one line. */
export const plainText = (text: string) => inOneLine(readLines(text));

/** What has a full stop inside a sentence. */
const shortened = /(?<!\p{L})(?:\p{L}|bzw|ca|evtl|ex|ggf|inkl|vgl|vs|dr|prof|mrs?|ms)\.\s*$/iu;

/** The sentences of a text. */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1) ?? '';
    // The full stop of .NET has no space behind it.
    if (last.endsWith('.') || shortened.test(last)) sentences.push(`${sentences.pop()}${segment}`);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** A sentence as a title: without the full stop at its end. Several sentences keep theirs. */
export const withoutStop = (text: string) => (/[.!?…]\s/.test(text) ? text : text.replace(/(?<!\.)\.$/, ''));
