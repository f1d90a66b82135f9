export { canonicalSkill } from './canonical-skill.ts';
export { hasCreatorProfile } from './has-creator-profile.ts';
