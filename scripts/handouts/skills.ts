import { technologiesByUse } from '@/app/_lib/overview';
import { portfolio } from '@/content/portfolio';
import { profile } from '@/content/profile';
import { technologies } from '@/content/technologies';
import type { TextKey } from '@/content/types';

interface SkillGroup {
  /** The key of its name; none when the profile groups no skills. */
  kind?: TextKey;
  names: string[];
}

/** The owner's skills by kind, or all technologies by use when the profile groups none. */
export function skillGroups(): SkillGroup[] {
  if (!profile.skills) {
    return [{ names: technologiesByUse(portfolio).map(({ technology }) => technologies[technology].name) }];
  }
  return profile.skills.map(({ kind, technologies: ids }) => ({
    kind,
    names: ids.map((id) => technologies[id].name),
  }));
}
