import { facts } from '@/content/profile';

/** The facts that texts name in braces, such as `{name}`, with the job title in the language of `t` as `{role}`. */
export function factsIn(t: (key: 'meta.jobTitle') => string) {
  return { ...facts, role: t('meta.jobTitle') };
}
