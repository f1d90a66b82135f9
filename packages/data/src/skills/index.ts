export { toCanonicalSkill } from './skill-aliases.ts';
