import type { Technology } from './schema';
import type { IdOf } from './types';

/** Every technology that an entry may name, by id. */
export const technologies = {
  airflow: { name: 'Apache Airflow', icon: 'apacheairflow' },
  blender: { name: 'Blender', icon: 'blender' },
  cypress: { name: 'Cypress', icon: 'cypress' },
  dart: { name: 'Dart', icon: 'dart' },
  docker: { name: 'Docker', icon: 'docker' },
  expo: { name: 'Expo', icon: 'expo' },
  fastapi: { name: 'FastAPI', icon: 'fastapi' },
  figma: { name: 'Figma', icon: 'figma' },
  firebase: { name: 'Firebase', icon: 'firebase' },
  flutter: { name: 'Flutter', icon: 'flutter' },
  graphql: { name: 'GraphQL', icon: 'graphql' },
  javascript: { name: 'JavaScript', icon: 'javascript' },
  maplibre: { name: 'MapLibre', icon: 'maplibre' },
  metabase: { name: 'Metabase', icon: 'metabase' },
  mistral: { name: 'Mistral AI', icon: 'mistralai' },
  mysql: { name: 'MySQL', icon: 'mysql' },
  nextjs: { name: 'Next.js', icon: 'nextdotjs' },
  nodejs: { name: 'Node.js', icon: 'nodedotjs' },
  pandas: { name: 'pandas', icon: 'pandas' },
  postgresql: { name: 'PostgreSQL', icon: 'postgresql' },
  python: { name: 'Python', icon: 'python' },
  react: { name: 'React', icon: 'react' },
  reactNative: { name: 'React Native', icon: 'react' },
  redis: { name: 'Redis', icon: 'redis' },
  sass: { name: 'Sass', icon: 'sass' },
  socketio: { name: 'Socket.IO', icon: 'socketdotio' },
  sqlite: { name: 'SQLite', icon: 'sqlite' },
  storybook: { name: 'Storybook', icon: 'storybook' },
  stripe: { name: 'Stripe', icon: 'stripe' },
  symfony: { name: 'Symfony', icon: 'symfony' },
  threejs: { name: 'Three.js', icon: 'threedotjs' },
  typescript: { name: 'TypeScript', icon: 'typescript' },
  vite: { name: 'Vite', icon: 'vite' },
  vue: { name: 'Vue.js', icon: 'vuedotjs' },
  webgl: { name: 'WebGL', icon: 'webgl' },
} as const satisfies Record<string, Technology>;

/** The id of a known technology. */
export type TechnologyId = IdOf<typeof technologies>;
