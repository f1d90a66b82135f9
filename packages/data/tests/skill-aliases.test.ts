import { expect, it } from 'vitest';
import { SKILL_ALIASES, toCanonicalSkill } from '../src/skills/skill-aliases.ts';
import { sql } from './backend.ts';

it('the database knows the same aliases of skills', async () => {
  const [row] = await sql<{ aliases: Record<string, string> }[]>`
    select private.skill_aliases() as aliases`;
  expect(row?.aliases).toEqual(Object.fromEntries(SKILL_ALIASES));
});

it.each([
  'node',
  ' Node JS ',
  'NODE.JS',
  'ｒｅａｃｔ',
  'react   native',
  'C#',
  'COBOL',
  ' Wire framing ',
  '',
])('the database calls %j the same', async (skill) => {
  const [row] = await sql<{ name: string }[]>`select private.canonical_skill(${skill}) as name`;
  expect(row?.name).toBe(toCanonicalSkill(skill));
});
