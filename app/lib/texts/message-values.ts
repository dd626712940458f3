import { profile } from '@/content/profile';

/** The facts that texts name in braces, such as `{name}`. */
export const facts = {
  name: profile.name,
  city: profile.city ?? '',
  firstYear: profile.firstYear,
  year: Number(profile.updated.slice(0, 4)),
};

/** The same facts, and the job title as `{role}`. */
export function textFacts(t: (key: 'meta.jobTitle') => string) {
  return { ...facts, role: t('meta.jobTitle') };
}
