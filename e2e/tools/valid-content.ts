/** A small content without errors, and how to change it. */
import type { ContentInput } from '../../scripts/check/check-content';

export const words = () => ({
  menu: 'Menu',
  play: '{title} <link>+</link>',
  entries: { shop: { company: 'Shop', title: 'Web' }, app: { title: 'App' } },
  works: {
    till: { subTitle: 'Till', actions: ['A', 'B', 'C'] },
    app: { subTitle: 'App', actions: ['A', 'B', 'C'] },
  },
  hobby: { title: 'Kites' },
  film: 'Film',
  job: 'Clerk',
  pictures: { portrait: 'Portrait', works: { 'till-1': 'Till', 'till-2': 'Till' }, covers: { kite: 'Kite' } },
});

const profile = () => ({
  name: 'Ada Byron',
  givenName: 'Ada',
  familyName: 'Byron',
  city: 'London',
  latitude: 51.5,
  longitude: -0.12,
  timeZone: 'Europe/London',
  isAvailable: true,
  email: 'ada@site.example',
  phone: '+44 7700 900123',
  photo: 'portrait',
  accent: '#c0ffee',
  background: { picture: 'scenes/home', phonePicture: 'scenes/home-phone', remoteUrl: null },
  firstYear: 2020,
  year: 2026,
});

/** An entry with a picture. */
const entry = () => ({
  isSubPart: false,
  company: 'entries.shop.company',
  date: { from: '2024-02', to: null },
  title: 'entries.shop.title',
  position: 'job',
  worksArray: [
    { subTitle: 'works.till.subTitle', deployUrl: 'https://till.example', actions: 'works.till.actions' },
  ],
  isImagesOn: true,
  isVideosOn: false,
  imagesArray: [{ picture: 'works/till-1', work: 'till' }],
  technos: [{ technology: 'vue', works: ['till'] }],
});

/** Its sub-part with a video. */
const subPart = () => ({
  isSubPart: true,
  date: { from: '2024-03', to: '2024-05' },
  title: 'entries.app.title',
  position: 'job',
  worksArray: [{ subTitle: 'works.app.subTitle', actions: 'works.app.actions' }],
  isImagesOn: false,
  isVideosOn: true,
  videoIdsArray: [{ video: 'nr5Pj6GQL2o', work: 'app' }],
  technos: [{ technology: 'vue', works: ['app'] }],
});

const hobby = () => ({
  eyebrow: 'hobby.title',
  title: 'hobby.title',
  intro: 'hobby.title',
  link: 'hobby.title',
  poster: 'hobby.title',
  url: 'https://kites.example',
  cover: 'covers/kite',
  world: 'worlds/gas',
});

const validContent = (): ContentInput => ({
  content: {
    profile: profile(),
    portfolio: [entry(), subPart()],
    hobbies: [hobby()],
    technologies: { vue: { name: 'Vue', icon: 'vuedotjs' } },
    videos: { nr5Pj6GQL2o: { title: 'film', poster: 'posters/film' } },
  },
  messages: { fr: words(), en: words() },
  pictureFiles: [
    'portrait.jpg',
    'scenes/home.png',
    'scenes/home-phone.png',
    'worlds/gas.webp',
    'covers/kite.png',
    'posters/film.jpeg',
    'works/till-1.png',
    'works/till-2.png',
  ],
  icons: new Set(['vuedotjs']),
});

/** The valid content with the values at dotted paths replaced; `undefined` removes a value. */
export function changeContent(changes: Record<string, unknown>): ContentInput {
  const input = validContent();
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = Object(names.reduce<unknown>((node, name) => Reflect.get(Object(node), name), input));
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, value);
  }
  return input;
}
