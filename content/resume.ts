import type { Resume } from './types';

/** What the CV and the JSON Resume say besides the works. */
export const resume: Resume = {
  website: 'https://camille-vega.example',
  languages: [
    { language: 'fr', level: 'native' },
    { language: 'en', level: 'C1' },
    { language: 'es', level: 'B1' },
  ],
  education: [
    { key: 'master', institution: 'Université de Lutèce', date: { from: '2019-09', to: '2021-06' } },
    { key: 'bachelor', institution: 'Université de Lutèce', date: { from: '2016-09', to: '2019-06' } },
  ],
  certificates: [{ name: 'Certified Accessibility Specialist', issuer: 'Académie Cassini', date: '2024' }],
  skills: [
    {
      key: 'frontEnd',
      technologies: ['typescript', 'react', 'nextjs', 'vue', 'sass', 'threejs', 'webgl', 'storybook'],
    },
    { key: 'mobile', technologies: ['reactNative', 'expo', 'flutter', 'dart'] },
    {
      key: 'backEnd',
      technologies: ['nodejs', 'python', 'fastapi', 'graphql', 'socketio', 'symfony'],
    },
    { key: 'data', technologies: ['postgresql', 'pandas', 'airflow', 'metabase', 'redis', 'sqlite'] },
    { key: 'tools', technologies: ['docker', 'cypress', 'vite', 'figma', 'blender'] },
  ],
};
