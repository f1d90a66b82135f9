import { expect, it } from 'vitest';
import { withSkill } from './with-skill.ts';

it.each([
  ['react', [], ['React']],
  ['REACT', ['React'], ['React']],
  ['nodejs', ['node'], ['node']],
  ['Node', ['React'], ['React', 'Node.js']],
  ['cobol', ['COBOL'], ['COBOL']],
  ['  Wire   framing ', [], ['Wire framing']],
  ['  ', ['React'], ['React']],
])('adds %j to %j', (typed, skills, expected) => {
  expect(withSkill(skills, typed)).toEqual(expected);
});
