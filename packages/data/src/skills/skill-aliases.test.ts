import { describe, expect, it } from 'vitest';
import { SKILL_FILTERS } from '../constants.ts';
import { SKILL_ALIASES, toCanonicalSkill } from './skill-aliases.ts';

const aliases = SKILL_ALIASES.map(([alias]) => alias);
const names = new Set(SKILL_ALIASES.map(([, name]) => name));

describe('the usual name of a skill', () => {
  it.each([
    ['node', 'Node.js'],
    ['NodeJS', 'Node.js'],
    ['node.js', 'Node.js'],
    ['Node JS', 'Node.js'],
    ['next', 'Next.js'],
    ['NextJS', 'Next.js'],
    ['tailwind', 'Tailwind CSS'],
    ['TailwindCSS', 'Tailwind CSS'],
    ['tailwind-css', 'Tailwind CSS'],
    ['ts', 'TypeScript'],
    ['JS', 'JavaScript'],
    ['postgres', 'PostgreSQL'],
    ['postgresql', 'PostgreSQL'],
    ['psql', 'PostgreSQL'],
    ['vue', 'Vue'],
    ['vue.js', 'Vue'],
    ['vuejs', 'Vue'],
    ['reactjs', 'React'],
    [' REACT ', 'React'],
    ['ｒｅａｃｔ', 'React'],
    ['rn', 'React Native'],
    ['react   native', 'React Native'],
    ['framer', 'Framer Motion'],
    ['mongo', 'MongoDB'],
    ['k8s', 'Kubernetes'],
    ['py', 'Python'],
    ['css3', 'CSS'],
    ['c#', 'C#'],
    ['.net', '.NET'],
    ['golang', 'Go'],
    ['rails', 'Ruby on Rails'],
  ])('for %j is %j', (typed, name) => {
    expect(toCanonicalSkill(typed)).toBe(name);
  });

  it.each([
    ['COBOL', 'COBOL'],
    ['  Wire framing ', 'Wire framing'],
    ['nodemon', 'nodemon'],
    ['net', 'net'],
    ['constructor', 'constructor'],
    ['', ''],
    ['  ', ''],
  ])('for %j, which is unknown, is %j', (typed, name) => {
    expect(toCanonicalSkill(typed)).toBe(name);
  });

  it.each(SKILL_FILTERS)('includes the filter %s', (skill) => {
    expect(names).toContain(skill);
    expect(toCanonicalSkill(skill.toLowerCase())).toBe(skill);
  });
});

describe('the aliases', () => {
  it('have one meaning each', () => {
    expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
  });

  it('are lower-case and without blanks', () => {
    expect(aliases.filter((alias) => !/^\S+$/.test(alias))).toEqual([]);
    expect(aliases.filter((alias) => alias !== alias.toLowerCase())).toEqual([]);
  });

  it('lead to a name that is an alias of itself, so there are no chains', () => {
    expect([...names].filter((name) => toCanonicalSkill(name) !== name)).toEqual([]);
  });
});
