import type { Profile } from './types';

/** Who the site is about. */
export const profile: Profile = {
  name: 'Camille Vega',
  givenName: 'Camille',
  familyName: 'Vega',
  city: 'Paris',
  country: 'FR',
  latitude: 48.8566,
  longitude: 2.3522,
  timeZone: 'Europe/Paris',
  availability: { from: '2027-03', contracts: ['permanent', 'freelance'], remoteDays: 3 },
  replyHours: 24,
  email: 'bonjour@camille-vega.example',
  phone: '+33 6 39 98 07 42',
  accent: '#ff8a3c',
  background: { picture: 'scenes/home', phonePicture: 'scenes/home-phone', remoteUrl: null },
  firstYear: 2020,
  updated: '2026-11',
  highlights: [
    { work: 'podcast', picture: 'podcast-1' },
    { work: 'travel', picture: 'travel-4' },
    { work: 'galaxy', picture: 'galaxy-1' },
    { work: 'dashboards', picture: 'dashboards-1' },
  ],
  links: [
    { name: 'GitHub', icon: 'github', url: 'https://github.example/camille-vega' },
    { name: 'LinkedIn', icon: 'linkedin', url: 'https://linkedin.example/in/camille-vega' },
    { name: 'Mastodon', icon: 'mastodon', url: 'https://mastodon.example/@camille' },
  ],
  source: 'https://code.camille-vega.example/portfolio',
};
