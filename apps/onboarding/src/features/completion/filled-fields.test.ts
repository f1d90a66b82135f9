import { aUser } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { filledFields, profileAddress } from './filled-fields.ts';

const profile = {
  bio: 'I build tools...',
  skills: ['react', 'css'],
  preferred_language: 'en',
  years_experience: 0,
  hourly_rate: 75,
  availability: 'Available for projects',
  specialization: 'Frontend',
};
const blank = aUser({
  bio: null,
  skills: [],
  availability: null,
  years_experience: null,
  hourly_rate: null,
});

describe('the fields that an interview fills', () => {
  it.each([
    [
      'everything of a new profile, defaults too',
      blank,
      profile,
      ['bio', 'skills', 'availability', 'years_experience', 'hourly_rate'],
    ],
    ['nothing that was there already', aUser(profile), profile, []],
    ['what had another value', aUser({ ...profile, hourly_rate: 60 }), profile, ['hourly_rate']],
    [
      'no skills where none were recognised',
      aUser({ ...profile, skills: ['Vue'] }),
      { ...profile, skills: [] },
      [],
    ],
  ])('are %s', (_, before, after, filled) => {
    expect(filledFields(before, after)).toEqual(filled);
  });

  it.each([
    [['bio', 'skills'], '/dashboard/dev/profile?filled=bio,skills'],
    [[], '/dashboard/dev/profile'],
  ])('%j stand in the address of the profile', (filled, address) => {
    expect(profileAddress(filled)).toBe(address);
  });
});
