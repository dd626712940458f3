/** Builds the smallest site that the owner's guide allows: it has nothing that may be left out. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { profile } from '../../content/profile';
import { runScript } from '../../scripts/lib/script';
import { copyProject } from './project-copy';
import { smallestFolder as folder } from './settings';

const { writeFacts, build } = copyProject(folder);

/** What an owner writes: one entry, and one work with two actions. */
const ownTexts = {
  entries: { bakery: { company: 'Boulangerie', title: 'Un site de commande', position: 'Développeur' } },
  works: { orders: { subTitle: 'Commandes en ligne', actions: { site: 'Le site', till: 'La caisse' } } },
  pictures: { portrait: 'Ada Vos, de face.' },
};

/** Other groups of texts belong to what the site lacks. */
const groups = ['entries', 'works', 'contracts', 'videos', 'pictures', 'captions', 'education', 'skills'];

function writeContent() {
  const { city, latitude, longitude, timeZone, accent, background, updated } = profile;
  writeFacts('profile', {
    ...{ name: 'Ada Vos', givenName: 'Ada', familyName: 'Vos', email: 'ada@vos.example' },
    ...{ city, latitude, longitude, timeZone, accent, background, updated },
    ...{ firstYear: 2024, highlights: [] },
  });
  const entry = { key: 'bakery', isSubPart: false, date: { from: '2024-03', to: null } };
  const lists = { worksArray: [{ key: 'orders' }], isImagesOn: false, isVideosOn: false, technos: [] };
  writeFacts('portfolio', [{ ...entry, ...lists }]);
  writeFacts('hobbies', []);
  writeFacts('resume', {});
  writeFacts('technologies', {});
  writeFacts('videos', {});
  for (const pictures of ['works', 'posters', 'covers'])
    rmSync(join(folder, 'content/pictures', pictures), { recursive: true });
}

function writeTexts() {
  const file = join(folder, 'messages/fr.json');
  const words: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
  for (const group of groups) delete words[group];
  const { telemetry, title, turn } = words.hobbies ?? {};
  Object.assign(words, ownTexts, { hobbies: { telemetry, title, turn } });
  const plan = { label: 'Plan de vol', text: 'Mon <portfolio>portfolio</portfolio>' };
  Object.assign(words.home as object, { flightPlan: plan });
  writeFileSync(file, JSON.stringify(words, null, 2));
  rmSync(join(folder, 'messages/en.json'));
  writeFacts('languages', { fr: 'Français' });
}

await runScript(async () => {
  writeContent();
  writeTexts();
  await build({});
});
