import { appendUnique } from '@showcase/data/schemas';
import { canonicalSkill } from '@showcase/kit/profile';

/** Adds a skill in its standard spelling. Duplicates are ignored, even with a different spelling. */
export function withSkill(skills: readonly string[], typed: string): string[] {
  const name = canonicalSkill(typed);
  const isKnown = skills.some((skill) => canonicalSkill(skill) === name);
  return isKnown ? [...skills] : appendUnique(skills, name);
}
