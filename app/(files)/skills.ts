import { technologiesByUse, technologyName } from '@/app/_lib/overview';
import type { Translator } from '@/app/_lib/search-engines/previews';
import type { Entry } from '@/app/_lib/works';
import { resume } from '@/content/resume';

interface SkillGroup {
  /** None when the résumé groups no skills. */
  name?: string;
  technologies: string[];
}

/** The owner's skills by kind, or all technologies by use when the résumé groups none. */
export function skillGroups(entries: readonly Entry[], t: Translator): SkillGroup[] {
  if (resume.skills) {
    return resume.skills.map(({ key, technologies }) => ({
      name: t(`skills.${key}`),
      technologies: technologies.map(technologyName),
    }));
  }
  const technologies = technologiesByUse(entries).map(({ technology }) => technologyName(technology));
  return technologies.length ? [{ technologies }] : [];
}
