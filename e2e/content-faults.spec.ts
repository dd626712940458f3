/** What a writer reads after a slip in the content: each fault is planted in a copy, and the check's words are read. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { pictures } from '../content/pictures';
import { checkContent } from '../scripts/check/check-content';
import { formatFault } from '../scripts/check/fault';

const project = fileURLToPath(new URL('..', import.meta.url));

interface Outcome {
  code: number;
  faults: string[];
}

/** Runs the check as the build does. */
function check(folder?: string): Promise<Outcome> {
  const script = [
    join(project, 'node_modules/jiti/lib/jiti-cli.mjs'),
    join(project, 'scripts/check-content.ts'),
  ];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...script, ...(folder ? [folder] : [])], (_, __, errors) => {
      resolve({ code: child.exitCode ?? -1, faults: errors.split('\n').filter(Boolean) });
    });
  });
}

/** A copy of the content; its pictures are empty files, as the check reads their names alone. */
class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'content-'));

  constructor() {
    const isPicture = (path: string) => path.startsWith(join(project, 'content/pictures/'));
    cpSync(join(project, 'content'), join(this.folder, 'content'), {
      recursive: true,
      filter: (source) => !isPicture(source),
    });
    cpSync(join(project, 'messages'), join(this.folder, 'messages'), { recursive: true });
    for (const id of Object.keys(pictures)) this.write(`content/pictures/${id}.png`, '');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { recursive: true });
  }

  /** Changes the first place where a content file says `from`. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    expect(text, `${file} has the words to change`).toContain(from);
    this.write(file, text.replace(from, to));
  }

  /** Puts a message at a dotted path of a catalogue, or takes it away when it is undefined. */
  say(locale: 'fr' | 'en', path: string, message: unknown): void {
    const file = `messages/${locale}.json`;
    const tree = JSON.parse(this.read(file));
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const group = steps.reduce((node, step) => node[step], tree);
    group[last] = message;
    this.write(file, JSON.stringify(tree, null, 2));
  }
}

/** Plants faults in a copy, and gives what the check says of it. */
async function checkAfter(plant: (copy: Copy) => void): Promise<Outcome> {
  const copy = new Copy();
  try {
    plant(copy);
    return await check(copy.folder);
  } finally {
    copy.remove('.');
  }
}

interface Situation {
  name: string;
  plant: (copy: Copy) => void;
  faults: (string | RegExp)[];
}

const narrow = '\u202f';

const inCatalogues: Situation[] = [
  {
    name: 'a key in French only',
    plant: (copy) => {
      copy.say('fr', 'nav.menu', 'Menu');
      copy.say('en', 'nav.menu', undefined);
    },
    faults: [
      'messages/en.json › nav.menu: is missing; expected the counterpart of "Menu" in messages/fr.json',
    ],
  },
  {
    name: 'a key in English only',
    plant: (copy) => copy.say('en', 'nav.blog', 'Blog'),
    faults: [
      'messages/fr.json › nav.blog: is missing; expected the counterpart of "Blog" in messages/en.json',
    ],
  },
  {
    name: 'lists of different length',
    plant: (copy) => {
      copy.say('fr', 'works.galaxy.actions', ['Un', 'Deux', 'Trois', 'Quatre']);
      copy.say('en', 'works.galaxy.actions', ['One', 'Two', 'Three']);
    },
    faults: ['messages/en.json › works.galaxy.actions: has 3 items; expected 4 as in messages/fr.json'],
  },
  {
    name: 'a list in one language, a text in the other',
    plant: (copy) => copy.say('en', 'nav.menu', ['Menu']),
    faults: ['messages/en.json › nav.menu: is a list; expected a text as in messages/fr.json'],
  },
  {
    name: 'an empty text',
    plant: (copy) => copy.say('fr', 'nav.menu', ' '),
    faults: ['messages/fr.json › nav.menu: is empty; expected a text'],
  },
  {
    name: 'a number for a text',
    plant: (copy) => {
      copy.say('fr', 'nav.menu', 3);
      copy.say('en', 'nav.menu', 3);
    },
    faults: [
      'messages/fr.json › nav.menu: 3 is no text; expected a text, a list of texts or a group',
      'messages/en.json › nav.menu: 3 is no text; expected a text, a list of texts or a group',
    ],
  },
  {
    name: 'a brace that is not closed',
    plant: (copy) => copy.say('en', 'video.play', 'Play: {title'),
    faults: [
      'messages/en.json › video.play: "Play: {title" is no ICU message (EXPECT_ARGUMENT_CLOSING_BRACE); ' +
        'expected every brace and tag in pairs',
    ],
  },
  {
    name: 'a placeholder of another name than in French',
    plant: (copy) => copy.say('en', 'video.play', 'Play: {name}'),
    faults: ['messages/en.json › video.play: has {name}; expected {title} as in messages/fr.json'],
  },
  {
    name: 'a tag that English has lost',
    plant: (copy) =>
      copy.say('en', 'home.flightPlan.text', '<portfolio>Log</portfolio>, <contact>channel</contact>.'),
    faults: [
      'messages/en.json › home.flightPlan.text: has <contact>, <portfolio>; ' +
        'expected <contact>, <hobbies>, <portfolio> as in messages/fr.json',
    ],
  },
  {
    name: 'a placeholder in a list',
    plant: (copy) => copy.say('en', 'works.bookshelf.actions', ['One', 'Two', 'By {name}']),
    faults: [
      'messages/en.json › works.bookshelf.actions[2]: has "{", which would be shown as it is; expected plain text',
    ],
  },
  {
    name: 'a straight apostrophe in French',
    plant: (copy) => copy.say('fr', 'home.available', "prête à l'envol"),
    faults: ['messages/fr.json › home.available: straight apostrophe in "l\'envol"; expected "l’envol"'],
  },
  {
    name: 'a plain space before French punctuation',
    plant: (copy) => copy.say('fr', 'home.available', 'disponible, et vous ?'),
    faults: [
      'messages/fr.json › home.available: wrong or missing space before high punctuation in "vous ?"; ' +
        `expected "vous${narrow}?" with a narrow no-break space, U+202F`,
    ],
  },
  {
    name: 'a plain space between a number and its unit in French',
    plant: (copy) => copy.say('fr', 'home.available', 'dans 6 mois'),
    faults: [
      'messages/fr.json › home.available: space that lets a number part from its unit in "6 mois"; ' +
        'expected "6\u00a0mois" with a no-break space, U+00A0',
    ],
  },
  {
    name: 'straight quotation marks in English',
    plant: (copy) => copy.say('en', 'home.available', 'so-called "free"'),
    faults: ['messages/en.json › home.available: straight quotation mark in "\\"free\\""; expected "“free”"'],
  },
  {
    name: 'a catalogue that is no JSON',
    plant: (copy) => copy.write('messages/en.json', '{ "nav": '),
    faults: [
      "messages/en.json: can't be read (Unexpected end of JSON input); expected a file without mistakes of syntax",
    ],
  },
];

const inPictures: Situation[] = [
  {
    name: 'a picture whose file is missing',
    plant: (copy) => copy.remove('content/pictures/works/galaxy-2.png'),
    faults: [
      'content/pictures.ts › ["works/galaxy-2"]: has no file; expected content/pictures/works/galaxy-2 with one of ' +
        '.jpg, .jpeg, .png, .webp (did you mean "works/galaxy-1"?)',
    ],
  },
  {
    name: 'a picture file that no page can show',
    plant: (copy) => copy.write('content/pictures/works/rocket-1.jpg', ''),
    faults: [
      'content/pictures/works/rocket-1.jpg: is not listed; expected "works/rocket-1" in content/pictures.ts',
    ],
  },
  {
    name: 'a picture without description in English',
    plant: (copy) => copy.say('en', 'pictures.works.arena-1', undefined),
    faults: [
      'messages/en.json › pictures.works["arena-1"]: is missing; expected a description of the picture "works/arena-1"',
    ],
  },
  {
    name: 'a picture without description in both languages',
    plant: (copy) => {
      copy.say('fr', 'pictures.covers.book', undefined);
      copy.say('en', 'pictures.covers.book', undefined);
    },
    faults: [
      'messages/fr.json › pictures.covers.book: is missing; expected a description of the picture "covers/book"',
      'messages/en.json › pictures.covers.book: is missing; expected a description of the picture "covers/book"',
    ],
  },
  {
    name: 'a decorative picture where one must say something',
    plant: (copy) => copy.edit('content/hobbies.ts', "cover: 'covers/album'", "cover: 'worlds/gas'"),
    faults: [
      'content/hobbies.ts › [0].cover: "worlds/gas" is decorative in content/pictures.ts; ' +
        'expected a picture of the kind content',
    ],
  },
];

const inPortfolio: Situation[] = [
  {
    name: 'a bad video id',
    plant: (copy) =>
      copy.edit('content/portfolio.ts', "videoIdsArray: ['nr5Pj6GQL2o']", "videoIdsArray: ['nr5Pj6GQ']"),
    faults: [
      'content/portfolio.ts › [4].videoIdsArray[0]: "nr5Pj6GQ" is no YouTube id; ' +
        'expected 11 letters, digits, "-" or "_"',
    ],
  },
  {
    name: 'a video that is not listed',
    plant: (copy) => copy.edit('content/portfolio.ts', "['nr5Pj6GQL2o']", "['nr5Pj6GQL2O']"),
    faults: [
      'content/portfolio.ts › [4].videoIdsArray[0]: "nr5Pj6GQL2O" is unknown; ' +
        'expected one of the ids in content/videos.ts (did you mean "nr5Pj6GQL2o"?)',
    ],
  },
  {
    name: 'an unknown technology',
    plant: (copy) => copy.edit('content/portfolio.ts', "technology: 'vue'", "technology: 'veu'"),
    faults: [
      'content/portfolio.ts › [2].technos[0].technology: "veu" is unknown; ' +
        'expected one of the ids in content/technologies.ts (did you mean "vue"?)',
    ],
  },
  {
    name: 'a http address',
    plant: (copy) => copy.edit('content/portfolio.ts', 'https://podcasts.', 'http://podcasts.'),
    faults: [
      'content/portfolio.ts › [1].worksArray[0].deployUrl: "http://podcasts.camille-vega.example" is not https; ' +
        'expected an address that starts with https://',
    ],
  },
  {
    name: 'an address that is none',
    plant: (copy) =>
      copy.edit('content/portfolio.ts', 'https://podcasts.camille-vega.example', 'https://my site'),
    faults: [
      'content/portfolio.ts › [1].worksArray[0].deployUrl: "https://my site" is no valid address; ' +
        'expected one such as "https://example.org/page"',
    ],
  },
  {
    name: 'isVideosOn with no videos',
    plant: (copy) => copy.edit('content/portfolio.ts', 'isVideosOn: false', 'isVideosOn: true'),
    faults: [
      'content/portfolio.ts › [0].isVideosOn: is true but videoIdsArray is empty; ' +
        'expected false, or items in videoIdsArray',
    ],
  },
  {
    name: 'isImagesOn with no images',
    plant: (copy) => copy.edit('content/portfolio.ts', 'isImagesOn: false', 'isImagesOn: true'),
    faults: [
      'content/portfolio.ts › [2].isImagesOn: is true but imagesArray is empty; expected false, or items in imagesArray',
    ],
  },
  {
    name: 'images that would never show',
    plant: (copy) => copy.edit('content/portfolio.ts', 'isImagesOn: true', 'isImagesOn: false'),
    faults: [
      'content/portfolio.ts › [0].isImagesOn: is false but imagesArray has 3 items, which would never show; expected true',
    ],
  },
  {
    name: 'a picture under a work that is not there',
    plant: (copy) =>
      copy.edit('content/portfolio.ts', "'works/dashboards-1', work: 0", "'works/dashboards-1', work: 1"),
    faults: [
      'content/portfolio.ts › [0].imagesArray[0].work: 1 is out of range; expected the index of a work, 0 to 0',
    ],
  },
  {
    name: 'a technology of a work that is not there',
    plant: (copy) => copy.edit('content/portfolio.ts', "'blender', works: [2]", "'blender', works: [2, 3]"),
    faults: [
      'content/portfolio.ts › [3].technos[9].works[1]: 3 is out of range; expected the index of a work, 0 to 2',
    ],
  },
  {
    name: 'a work without technologies',
    plant: (copy) => {
      const text = copy.read('content/portfolio.ts');
      // A second one like the last: no index in technos is its own, so its Technos row would be empty.
      const work =
        "{ subTitle: 'works.freelance.subTitle', deployUrl: null, githubUrl: null, actions: 'works.freelance.actions' }";
      const at = text.lastIndexOf('worksArray: [') + 'worksArray: ['.length;
      copy.write('content/portfolio.ts', `${text.slice(0, at)}${work},${text.slice(at)}`);
    },
    faults: [
      'content/portfolio.ts › [5].worksArray[1]: has no technology; expected its index in one of technos',
    ],
  },
  {
    name: 'the same picture twice',
    plant: (copy) =>
      copy.edit('content/portfolio.ts', "picture: 'works/dashboards-2'", "picture: 'works/dashboards-1'"),
    faults: [
      'content/portfolio.ts › [0].imagesArray[1].picture: "works/dashboards-1" stands here twice; expected it once',
    ],
  },
  {
    name: 'a company header in a sub-part',
    plant: (copy) =>
      copy.edit('content/portfolio.ts', 'company: null', "company: 'entries.liveMusic.company'"),
    faults: [
      'content/portfolio.ts › [5].company: is set in a sub-part, which has no company header; expected null',
    ],
  },
  {
    name: 'a sub-part with nothing above it',
    plant: (copy) => {
      copy.edit('content/portfolio.ts', 'isSubPart: false', 'isSubPart: true');
      copy.edit('content/portfolio.ts', "company: 'entries.bootcamp.company'", 'company: null');
    },
    faults: ['content/portfolio.ts › [0].isSubPart: is true with no entry above it; expected false'],
  },
  {
    name: 'a misspelt key of a text',
    plant: (copy) => copy.edit('content/portfolio.ts', "'entries.meetsys.date'", "'entries.meetsys.dates'"),
    faults: [
      'content/portfolio.ts › [2].date: "entries.meetsys.dates" is unknown; ' +
        'expected the path of a text in messages/fr.json (did you mean "entries.meetsys.date"?)',
    ],
  },
  {
    name: 'too few actions',
    plant: (copy) => {
      copy.say('fr', 'works.arena.actions', ['Un', 'Deux']);
      copy.say('en', 'works.arena.actions', ['One', 'Two']);
    },
    faults: [
      'content/portfolio.ts › [3].worksArray[2].actions: the list "works.arena.actions" has 2 items; expected 3 to 6',
    ],
  },
  {
    name: 'a field left out, and one that no page reads',
    plant: (copy) => copy.edit('content/portfolio.ts', 'isSubPart: true', 'subPart: true'),
    faults: [
      'content/portfolio.ts › [5].isSubPart: is missing; expected true or false',
      'content/portfolio.ts › [5]: has "subPart", which no page reads; expected only the fields in content/schema.ts',
    ],
  },
  {
    name: 'a mistake of syntax',
    plant: (copy) => copy.write('content/portfolio.ts', 'export const portfolio = [\n'),
    faults: [/^content\/portfolio\.ts: can't be read \(.+\); expected a file without mistakes of syntax$/],
  },
];

const elsewhere: Situation[] = [
  {
    name: 'a date that is no range of months, and one that another language tells otherwise',
    plant: (copy) => {
      copy.say('fr', 'entries.meetsys.date', 'Été 2022');
      copy.say('en', 'entries.apps.date', 'Oct 2023 – Nov 2024');
    },
    faults: [
      'messages/en.json › entries.apps.date: says 2023-10 to 2024-11; expected 2023-10 to 2024-12 as in messages/fr.json',
      'messages/fr.json › entries.meetsys.date: "Été 2022" is no range of months; ' +
        'expected one such as "Mai – juil. 2021", or with a word for today at its end',
    ],
  },
  {
    name: 'a bad e-mail address and a national phone number',
    plant: (copy) => {
      copy.edit('content/profile.ts', "email: '", "email: 'me at ");
      copy.edit('content/profile.ts', "phone: '+33 6", "phone: '06");
    },
    faults: [
      'content/profile.ts › email: "me at bonjour@camille-vega.example" is no e-mail address; ' +
        'expected one such as "me@example.org"',
      'content/profile.ts › phone: "06 39 98 07 42" is no phone number; ' +
        'expected the international form such as "+33 6 39 98 07 42"',
    ],
  },
  {
    name: 'a technology whose logo is not in the icon set',
    plant: (copy) => copy.edit('content/technologies.ts', "icon: 'vuedotjs'", "icon: 'vuedotj'"),
    faults: [
      'content/technologies.ts › vue.icon: "vuedotj" is unknown; ' +
        'expected the slug of an icon in simple-icons (did you mean "vuedotjs"?)',
    ],
  },
  {
    name: 'a bad id in the list of videos',
    plant: (copy) => {
      copy.edit('content/videos.ts', 'nr5Pj6GQL2o', 'nr5Pj6GQL');
      copy.edit('content/portfolio.ts', "['nr5Pj6GQL2o']", "['doN4t5NKW-k']");
    },
    faults: ['content/videos.ts › nr5Pj6GQL: is no YouTube id; expected 11 letters, digits, "-" or "_"'],
  },
  {
    name: 'two faults at once',
    plant: (copy) => {
      copy.edit('content/portfolio.ts', "technology: 'vue'", "technology: 'veu'");
      copy.edit('content/portfolio.ts', 'isVideosOn: false', 'isVideosOn: true');
    },
    faults: [
      /\[0\]\.isVideosOn: is true but videoIdsArray is empty/,
      /\[2\]\.technos\[0\]\.technology: "veu" is unknown/,
    ],
  },
];

test('the content of the site has no fault', async () => {
  expect(await check()).toEqual({ code: 0, faults: [] });
});

test('an untouched copy of the content has no fault', async () => {
  expect(await checkAfter(() => {})).toEqual({ code: 0, faults: [] });
});

for (const { name, plant, faults } of [...inCatalogues, ...inPictures, ...inPortfolio, ...elsewhere]) {
  test(`the check names ${name}`, async () => {
    const expected = faults.map((fault) =>
      typeof fault === 'string' ? fault : expect.stringMatching(fault),
    );
    expect(await checkAfter(plant)).toEqual({ code: 1, faults: expected });
  });
}

test('the check says which folder it misses', async () => {
  const { code, faults } = await checkAfter((copy) => copy.remove('messages'));
  expect(code).toBe(1);
  expect(faults).toEqual([
    expect.stringMatching(/: has no messages; expected a folder with content\/ and messages\//),
  ]);
});

test('the check tells faults, whatever the files hold, and never breaks down', () => {
  const leaf = fc.anything({ maxDepth: 3, withNullPrototype: true, withBigInt: true, withDate: true });
  const content = fc.record({
    profile: leaf,
    portfolio: fc.oneof(leaf, fc.array(leaf)),
    hobbies: leaf,
    technologies: leaf,
    videos: leaf,
    pictures: leaf,
  });
  const messages = fc.record({ fr: fc.anything(), en: fc.anything() });
  fc.assert(
    fc.property(content, messages, fc.array(fc.string()), (given, spoken, pictureFiles) => {
      const faults = checkContent({ content: given, messages: spoken, pictureFiles, icons: new Set() });
      expect(faults.map(formatFault).every((line) => line.includes('; expected '))).toBe(true);
    }),
  );
});
