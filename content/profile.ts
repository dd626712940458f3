import type { ContentPictureId, PictureId } from './pictures';
import type { HttpsUrl, TextKey } from './types';

interface Profile {
  name: string;
  givenName: string;
  familyName: string;
  role: TextKey;
  city: string;
  /** Whether the owner is open to work; the home page then says so. */
  isAvailable: boolean;
  email: string;
  /** In international form, spaces allowed: `+33 6 …`. */
  phone: string;
  /** The photo: replace the file `content/pictures/portrait.jpg` to change it. */
  photo: ContentPictureId;
  /** The picture behind the home page; `remoteUrl` may point at another one, the bundled one shows first and stays if it fails. */
  background: { picture: PictureId; phonePicture: PictureId; remoteUrl: HttpsUrl | null };
  /** Year of the first job and year of the last update; typed, not read from a clock, so that two builds give the same bytes. */
  firstYear: number;
  year: number;
}

/** Who the site is about. */
export const profile: Profile = {
  name: 'Camille Vega',
  givenName: 'Camille',
  familyName: 'Vega',
  role: 'home.role',
  city: 'Paris',
  isAvailable: true,
  email: 'bonjour@camille-vega.example',
  phone: '+33 6 39 98 07 42',
  photo: 'portrait',
  background: { picture: 'scenes/home', phonePicture: 'scenes/home-phone', remoteUrl: null },
  firstYear: 2020,
  year: 2026,
};

/** The facts that texts of the catalogues name in braces, such as `{name}`: pass them to any `t()` that needs one. */
export const facts = {
  name: profile.name,
  givenName: profile.givenName,
  city: profile.city,
  firstYear: profile.firstYear,
  year: profile.year,
};
