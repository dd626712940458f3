import { cpSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../expected';
import { edit, folder } from './copy';

/** All that is translated: the other words stay English. */
export const germanWords = { home: 'Willkommen an Bord.', contact: 'Kontakt' };

/** Takes the steps of docs/owner-guide.md for a third language, German, in a copy of the project. */
export function addGerman() {
  // A catalogue,
  const { en } = structuredClone(messages);
  en.home.title = germanWords.home;
  en.nav.contact = germanWords.contact;
  en.contact.title = germanWords.contact;
  writeFileSync(join(folder, 'messages/de.json'), JSON.stringify(en, null, 2));
  edit(
    'app/_lib/catalogues.ts',
    "import en from '@/messages/en.json' with { type: 'json' };",
    "import de from '@/messages/de.json' with { type: 'json' };\n$&",
  );
  edit('app/_lib/catalogues.ts', '{ fr, en }', '{ fr, en, de }');
  // a list and its flag,
  edit('app/_lib/locales.ts', "['fr', 'en']", "['fr', 'en', 'de']");
  edit('app/_lib/locales.ts', "en: 'English'", "$&, de: 'Deutsch'");
  edit(
    'app/_components/shell/flags.tsx',
    '\n  en: (',
    '\n  de: (<svg viewBox="0 0 5 3" aria-hidden="true" focusable="false"><path d="M0 0h5v1H0z" /><path fill="#d00" d="M0 1h5v1H0z" /><path fill="#ffce00" d="M0 2h5v1H0z" /></svg>),$&',
  );
  // and a folder.
  cpSync(join(folder, 'app/(en)'), join(folder, 'app/(de)'), { recursive: true });
  renameSync(join(folder, 'app/(de)/en'), join(folder, 'app/(de)/de'));
  edit(
    'app/(de)/layout.tsx',
    `<RootDocument locale="en" script={addressScript('en')}>`,
    `<RootDocument locale="de" script={addressScript('de')}>`,
  );
  edit('app/(de)/layout.tsx', '<Site locale="en"', '<Site locale="de"');
  for (const page of ['', 'portfolio/', 'contact/', 'hobbies/'])
    edit(`app/(de)/de/${page}page.tsx`, "exportPage('en'", "exportPage('de'");
  edit('app/(de)/de/manifest.webmanifest/route.ts', "manifestResponse('en')", "manifestResponse('de')");
  const files = join(folder, 'app/(files)');
  cpSync(join(files, 'resume.en.json'), join(files, 'resume.de.json'), { recursive: true });
  edit('app/(files)/resume.de.json/route.ts', "resume('en')", "resume('de')");
}
