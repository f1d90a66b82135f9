import { aUser } from '@showcase/data/testing';
import { expect, it } from 'vitest';
import { hasCreatorProfile } from './has-creator-profile.ts';

const client = aUser({
  is_dev: false,
  bio: null,
  skills: [],
  years_experience: null,
  hourly_rate: null,
  availability: null,
  specialization: null,
});

it.each([
  ['a client who never was a developer', {}, false],
  ['a client with an emptied bio', { bio: '' }, false],
  ['a developer', { is_dev: true }, true],
  ['a client with a bio', { bio: 'I build things.' }, true],
  ['a client with skills', { skills: ['React'] }, true],
  ['a client with no years of experience', { years_experience: 0 }, true],
  ['a client with a rate', { hourly_rate: 75 }, true],
])('for %s %j returns %s', (_, changes, expected) => {
  expect(hasCreatorProfile({ ...client, ...changes })).toBe(expected);
});
