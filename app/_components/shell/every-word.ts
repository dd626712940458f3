/** Every word of the site in every language, by the part that it belongs to. */
export { default as contact } from '../contact/contact.words';
export { default as hobbies } from '../exoplanets/exoplanets.words';
export { default as home } from '../home/home.words';
export { default as portfolio } from '../portfolio/portfolio.words';
export { default as site } from './site.words';
