import { expect, it } from 'vitest';
import { getProblemText } from './picture-problem.ts';

it.each([
  ['type', 'File must be JPEG, PNG, or GIF'],
  ['bytes', 'File must be less than 2MB'],
] as const)(
  'explains a file with the wrong %s in the wording of the specification',
  (problem, text) => {
    expect(getProblemText({ name: 'a.png', problem })).toBe(text);
  },
);

it('asks for a file again that could not be checked', () => {
  expect(getProblemText({ name: 'a.png', problem: 'unchecked' })).toBe(
    "We couldn't check this picture. Check your connection and choose it again",
  );
});
