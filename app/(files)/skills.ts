import { technologiesByUse, technologyName } from '@/app/_lib/overview';
import { portfolio } from '@/content/portfolio';
import { resume } from '@/content/resume';
import type { TextKey } from '@/content/types';

interface SkillGroup {
  /** The key of its name; none when the résumé groups no skills. */
  kind?: TextKey;
  names: string[];
}

/** The owner's skills by kind, or all technologies by use when the résumé groups none. */
export function skillGroups(): SkillGroup[] {
  if (!resume.skills) {
    const names = technologiesByUse(portfolio).map(({ technology }) => technologyName(technology));
    return names.length ? [{ names }] : [];
  }
  return resume.skills.map(({ kind, technologies: ids }) => ({
    kind,
    names: ids.map(technologyName),
  }));
}
