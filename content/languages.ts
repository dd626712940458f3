/** Each language has a translation in messages/. The first one is the initial language. */
export const localeNames = { fr: 'Français', en: 'English' };
