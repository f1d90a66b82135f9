import { SKILL_FILTERS } from '@showcase/data/users';
import { expect, it } from 'vitest';
import { canonicalSkill } from './canonical-skill.ts';

it.each([
  ['tailwind', 'Tailwind CSS'],
  ['TailwindCSS', 'Tailwind CSS'],
  ['tailwind-css', 'Tailwind CSS'],
  ['node', 'Node.js'],
  ['NodeJS', 'Node.js'],
  ['node.js', 'Node.js'],
  ['next', 'Next.js'],
  ['ts', 'TypeScript'],
  ['js', 'JavaScript'],
  ['postgres', 'PostgreSQL'],
  ['mongo', 'MongoDB'],
  ['vue.js', 'Vue'],
  [' REACT ', 'React'],
  ['ｒｅａｃｔ', 'React'],
  ['react native', 'React Native'],
  ['css3', 'CSS'],
  ['COBOL', 'COBOL'],
  [' C# ', 'C#'],
  ['', ''],
])('normalizes %j to %j', (typed, name) => {
  expect(canonicalSkill(typed)).toBe(name);
});

it.each(SKILL_FILTERS)('spells %s like the search filter', (skill) => {
  expect(canonicalSkill(skill.toLowerCase())).toBe(skill);
});
