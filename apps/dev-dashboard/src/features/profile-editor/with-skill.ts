import { appendUnique } from '@showcase/data/schemas';
import { canonicalSkill } from '@showcase/kit/profile';

/** The list with one more skill, by its usual name; one that is there already is ignored, however either is written. */
export function withSkill(skills: readonly string[], typed: string): string[] {
  const name = canonicalSkill(typed);
  const isKnown = skills.some((skill) => canonicalSkill(skill) === name);
  return isKnown ? [...skills] : appendUnique(skills, name);
}
