import type { Resume } from './schema';

/** What the CV and the résumé for programs say besides the works. No page shows it, so no visitor fetches it. */
export const resume: Resume = {
  website: 'https://camille-vega.example',
  languages: [
    { language: 'fr', level: 'native' },
    { language: 'en', level: 'C1' },
    { language: 'es', level: 'B1' },
  ],
  education: [
    {
      institution: 'Université de Lutèce',
      title: 'education.master',
      date: { from: '2018-09', to: '2020-06' },
    },
    {
      institution: 'Université de Lutèce',
      title: 'education.bachelor',
      date: { from: '2015-09', to: '2018-06' },
    },
  ],
  skills: [
    {
      kind: 'skills.frontEnd',
      technologies: ['typescript', 'react', 'nextjs', 'vue', 'sass', 'threejs', 'webgl', 'storybook'],
    },
    { kind: 'skills.mobile', technologies: ['reactNative', 'expo', 'flutter', 'dart'] },
    {
      kind: 'skills.backEnd',
      technologies: ['nodejs', 'python', 'fastapi', 'graphql', 'socketio', 'symfony'],
    },
    { kind: 'skills.data', technologies: ['postgresql', 'pandas', 'airflow', 'metabase', 'redis', 'sqlite'] },
    { kind: 'skills.tools', technologies: ['docker', 'cypress', 'vite', 'figma', 'blender'] },
  ],
};
