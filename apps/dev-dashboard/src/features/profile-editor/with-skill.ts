import { appendUnique } from '@showcase/data/schemas';
import { toCanonicalSkill } from '@showcase/data/skills';

/** Adds a skill in its standard spelling. Duplicates are ignored, even with a different spelling. */
export function withSkill(skills: readonly string[], typed: string): string[] {
  const name = toCanonicalSkill(typed);
  const isKnown = skills.some((skill) => toCanonicalSkill(skill) === name);
  return isKnown ? [...skills] : appendUnique(skills, name);
}
