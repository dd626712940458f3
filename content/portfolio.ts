import type { ContentPictureId } from './pictures';
import type { TechnologyId } from './technologies';
import type { HttpsUrl, ListKey, TextKey } from './types';
import type { VideoId } from './videos';

/** One piece of work in an entry. */
export interface Work {
  subTitle: TextKey;
  /** Where it runs, if the public may see it. */
  deployUrl: HttpsUrl | null;
  /** Where its code is, if it is open; the link goes there when there is no `deployUrl`. */
  githubUrl: HttpsUrl | null;
  actions: ListKey;
}

/** One entry of the portfolio. */
export interface PortfolioEntry {
  /** A sub-part hangs from the entry above it and has no company header. */
  isSubPart: boolean;
  company: TextKey | null;
  date: TextKey;
  title: TextKey;
  worksArray: readonly Work[];
  isImagesOn: boolean;
  isVideosOn: boolean;
  /** `work` is the index in `worksArray` of the work that the picture belongs to. */
  imagesArray: readonly { picture: ContentPictureId; work: number }[];
  videoIdsArray: readonly VideoId[];
  /** `works` are the indexes in `worksArray` of the works that used the technology. */
  technos: readonly { technology: TechnologyId; works: readonly number[] }[];
}

/** The entries in the order of the page, the latest first. */
export const portfolio: readonly PortfolioEntry[] = [
  {
    isSubPart: false,
    company: 'entries.bootcamp.company',
    date: 'entries.bootcamp.date',
    title: 'entries.bootcamp.title',
    worksArray: [
      {
        subTitle: 'works.dashboards.subTitle',
        deployUrl: null,
        githubUrl: null,
        actions: 'works.dashboards.actions',
      },
    ],
    isImagesOn: true,
    isVideosOn: false,
    imagesArray: [
      { picture: 'works/dashboards-1', work: 0 },
      { picture: 'works/dashboards-2', work: 0 },
      { picture: 'works/dashboards-3', work: 0 },
    ],
    videoIdsArray: [],
    technos: [
      { technology: 'python', works: [0] },
      { technology: 'pandas', works: [0] },
      { technology: 'airflow', works: [0] },
      { technology: 'postgresql', works: [0] },
      { technology: 'metabase', works: [0] },
      { technology: 'docker', works: [0] },
    ],
  },
  {
    isSubPart: false,
    company: 'entries.apps.company',
    date: 'entries.apps.date',
    title: 'entries.apps.title',
    worksArray: [
      {
        subTitle: 'works.podcast.subTitle',
        deployUrl: 'https://podcasts.camille-vega.example',
        githubUrl: 'https://code.camille-vega.example/podcasts',
        actions: 'works.podcast.actions',
      },
      {
        subTitle: 'works.travel.subTitle',
        deployUrl: 'https://voyage.camille-vega.example',
        githubUrl: null,
        actions: 'works.travel.actions',
      },
    ],
    isImagesOn: true,
    isVideosOn: false,
    imagesArray: [
      { picture: 'works/podcast-1', work: 0 },
      { picture: 'works/podcast-2', work: 0 },
      { picture: 'works/podcast-3', work: 0 },
      { picture: 'works/podcast-4', work: 0 },
      { picture: 'works/travel-1', work: 1 },
      { picture: 'works/travel-2', work: 1 },
      { picture: 'works/travel-3', work: 1 },
      { picture: 'works/travel-4', work: 1 },
    ],
    videoIdsArray: [],
    technos: [
      { technology: 'reactNative', works: [0, 1] },
      { technology: 'expo', works: [0, 1] },
      { technology: 'typescript', works: [0, 1] },
      { technology: 'nodejs', works: [0] },
      { technology: 'sqlite', works: [0] },
      { technology: 'python', works: [1] },
      { technology: 'fastapi', works: [1] },
      { technology: 'mistral', works: [1] },
      { technology: 'maplibre', works: [1] },
      { technology: 'redis', works: [1] },
      { technology: 'figma', works: [0] },
    ],
  },
  {
    isSubPart: false,
    company: 'entries.meetsys.company',
    date: 'entries.meetsys.date',
    title: 'entries.meetsys.title',
    worksArray: [
      {
        subTitle: 'works.meetsys.subTitle',
        deployUrl: null,
        githubUrl: null,
        actions: 'works.meetsys.actions',
      },
    ],
    isImagesOn: false,
    isVideosOn: false,
    imagesArray: [],
    videoIdsArray: [],
    technos: [
      { technology: 'vue', works: [0] },
      { technology: 'typescript', works: [0] },
      { technology: 'vite', works: [0] },
      { technology: 'graphql', works: [0] },
      { technology: 'sass', works: [0] },
      { technology: 'storybook', works: [0] },
      { technology: 'cypress', works: [0] },
    ],
  },
  {
    isSubPart: false,
    company: 'entries.explorations.company',
    date: 'entries.explorations.date',
    title: 'entries.explorations.title',
    worksArray: [
      {
        subTitle: 'works.bookshelf.subTitle',
        deployUrl: null,
        githubUrl: 'https://code.camille-vega.example/etagere',
        actions: 'works.bookshelf.actions',
      },
      {
        subTitle: 'works.galaxy.subTitle',
        deployUrl: 'https://galaxies.camille-vega.example',
        githubUrl: 'https://code.camille-vega.example/galaxies',
        actions: 'works.galaxy.actions',
      },
      {
        subTitle: 'works.arena.subTitle',
        deployUrl: 'https://arene.camille-vega.example',
        githubUrl: null,
        actions: 'works.arena.actions',
      },
    ],
    isImagesOn: true,
    isVideosOn: false,
    imagesArray: [
      { picture: 'works/bookshelf-1', work: 0 },
      { picture: 'works/galaxy-1', work: 1 },
      { picture: 'works/galaxy-2', work: 1 },
      { picture: 'works/arena-1', work: 2 },
    ],
    videoIdsArray: [],
    technos: [
      { technology: 'nextjs', works: [0] },
      { technology: 'react', works: [0] },
      { technology: 'postgresql', works: [0] },
      { technology: 'threejs', works: [1, 2] },
      { technology: 'webgl', works: [1] },
      { technology: 'javascript', works: [1] },
      { technology: 'typescript', works: [0, 2] },
      { technology: 'nodejs', works: [2] },
      { technology: 'socketio', works: [2] },
      { technology: 'blender', works: [2] },
    ],
  },
  {
    isSubPart: false,
    company: 'entries.liveMusic.company',
    date: 'entries.liveMusic.date',
    title: 'entries.liveMusic.title',
    worksArray: [
      {
        subTitle: 'works.payments.subTitle',
        deployUrl: null,
        githubUrl: null,
        actions: 'works.payments.actions',
      },
    ],
    isImagesOn: false,
    isVideosOn: true,
    imagesArray: [],
    videoIdsArray: ['nr5Pj6GQL2o'],
    technos: [
      { technology: 'react', works: [0] },
      { technology: 'javascript', works: [0] },
      { technology: 'sass', works: [0] },
      { technology: 'symfony', works: [0] },
      { technology: 'mysql', works: [0] },
      { technology: 'stripe', works: [0] },
    ],
  },
  {
    isSubPart: true,
    company: null,
    date: 'entries.freelance.date',
    title: 'entries.freelance.title',
    worksArray: [
      {
        subTitle: 'works.freelance.subTitle',
        deployUrl: null,
        githubUrl: null,
        actions: 'works.freelance.actions',
      },
    ],
    isImagesOn: false,
    isVideosOn: true,
    imagesArray: [],
    videoIdsArray: ['4czjS9h4Fpg', 'l3QQQu7QLoM', 'dE-vOscpiNc', 'doN4t5NKW-k'],
    technos: [
      { technology: 'flutter', works: [0] },
      { technology: 'dart', works: [0] },
      { technology: 'firebase', works: [0] },
      { technology: 'figma', works: [0] },
    ],
  },
];
