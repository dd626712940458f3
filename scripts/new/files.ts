import type { Content } from '../check/content';
import type { Texts } from '../lib/to-do';
import type { NewSite } from './site';

/** Lines above the value of a file. */
const comments: Record<string, string> = {
  languages: 'Each language has a translation in messages/. The first one is the initial language.',
  profile: 'Who the site is about.',
  portfolio: 'The entries in the order of the page: positions, the latest first, then own projects.',
  resume: 'What the CV and the JSON Resume say besides the works.',
  hobbies: 'The hobbies in the order of the page.',
  technologies: 'The technologies that entries may name.',
  videos: 'The YouTube id of each video.',
};

/**
 * The source of each file of content/ and messages/ that a site needs, by path. TypeScript is not
 * formatted yet.
 */
export function filesOf(site: NewSite): Record<string, string> {
  const file = (name: string, type: string, value: unknown, imports = type) =>
    `import type { ${imports} } from './types';\n\n/** ${comments[name]} */\nexport const ${name}: ${type} = ${JSON.stringify(value)};\n`;
  return {
    'content/languages.ts': `/** ${comments.languages} */\nexport const localeNames = ${JSON.stringify(site.localeNames)};\n`,
    'content/profile.ts': file('profile', 'Profile', site.profile),
    'content/portfolio.ts': file('portfolio', 'Portfolio', site.portfolio),
    'content/resume.ts': file('resume', 'Resume', site.resume),
    'content/hobbies.ts': file('hobbies', 'readonly Hobby[]', site.hobbies, 'Hobby'),
    'content/videos.ts': file('videos', 'Record<VideoName, string>', site.videos, 'VideoName'),
    'content/technologies.ts': [
      "import type { WithLogo } from './types';",
      `/** ${comments.technologies} */\nexport const technologies = ${JSON.stringify(site.technologies)} as const satisfies Record<string, WithLogo>;\n`,
    ].join('\n\n'),
    ...Object.fromEntries(
      [...site.messages].map(([locale, texts]) => [
        `messages/${locale}.json`,
        `${JSON.stringify(treeOf(texts), null, 2)}\n`,
      ]),
    ),
  };
}

/** Files that stay as they are: what any site has, and what is no owner's. */
export const isKept = (file: string) =>
  /^content\/(?:types\.ts|icons\/|fonts\/|pictures\/(?:scenes|worlds)\/|pictures\/portrait\.)/.test(file);

/** The tree of texts that are given by dotted paths. */
function treeOf(texts: ReadonlyMap<string, string>): Texts {
  const tree: Texts = {};
  for (const [path, text] of texts) {
    const [last = '', ...groups] = path.split('.').reverse();
    let group = tree;
    for (const key of groups.reverse()) {
      group[key] ??= {};
      group = group[key] as Texts;
    }
    group[last] = text;
  }
  return tree;
}

/** A new site as the check reads one from its files. */
export const contentOf = (
  { messages, localeNames: languages, ...facts }: NewSite,
  pictures: readonly string[],
): Content => ({
  ...JSON.parse(JSON.stringify({ ...facts, languages, pictures })),
  messages,
});
