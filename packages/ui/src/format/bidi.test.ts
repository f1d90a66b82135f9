import { expect, it } from 'vitest';
import { bidi } from './bidi.ts';

it.each([
  ['Ada Stone', 'Hire Ada Stone?'],
  ['Zoë “Z” Ç', 'Hire Zoë “Z” Ç?'],
  ['שרה כהן', 'Hire \u2068שרה כהן\u2069?'],
  ['مفكرة', 'Hire \u2068مفكرة\u2069?'],
  ['Ada\u202eenotS', 'Hire \u2068Ada\u202eenotS\u2069?'],
  ['Ada\u2069\u202eenotS', 'Hire \u2068Ada\u202eenotS\u2069?'],
  ['𞤀𞤣𞤤𞤢𞤥', 'Hire \u2068𞤀𞤣𞤤𞤢𞤥\u2069?'],
])('preserves the text around %j', (name, expected) => {
  expect(bidi`Hire ${name}?`).toBe(expected);
});

it('isolates each text separately and accepts numbers', () => {
  expect(bidi`${'שרה'}, ${2} of ${'مفكرة'}`).toBe('\u2068שרה\u2069, 2 of \u2068مفكرة\u2069');
});
