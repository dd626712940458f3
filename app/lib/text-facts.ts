import { facts } from '@/content/profile';

/** The facts that texts name in braces, such as `{name}`, with the job title as `{role}`. */
export function textFacts(t: (key: 'meta.jobTitle') => string) {
  return { ...facts, role: t('meta.jobTitle') };
}
