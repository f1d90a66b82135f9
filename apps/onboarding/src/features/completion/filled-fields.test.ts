import { aUser } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { conflictsWith, filledFields, profileAddress } from './filled-fields.ts';

const profile = {
  bio: 'I build tools...',
  skills: ['React', 'CSS'],
  preferred_language: 'en',
  years_experience: 0,
  hourly_rate: 75,
  availability: 'Available for projects',
  specialization: 'Frontend',
};
const blank = aUser({
  bio: null,
  skills: [],
  preferred_language: null,
  availability: null,
  years_experience: null,
  hourly_rate: null,
  specialization: null,
});
const everything = [
  'bio',
  'skills',
  'preferred_language',
  'specialization',
  'availability',
  'years_experience',
  'hourly_rate',
];

describe('the fields that an interview fills', () => {
  it.each([
    ['everything of a new profile, defaults too', blank, profile, [], everything],
    ['nothing that was there already', aUser(profile), profile, [], []],
    ['no other value that was kept', aUser({ ...profile, hourly_rate: 60 }), profile, [], []],
    [
      'what was chosen',
      aUser({ ...profile, hourly_rate: 60, bio: 'Mine' }),
      profile,
      ['hourly_rate'] as const,
      ['hourly_rate'],
    ],
    [
      'no skills where none were recognized',
      blank,
      { ...profile, skills: [] },
      [],
      everything.filter((field) => field !== 'skills'),
    ],
  ])('are %s', (_, before, after, replaced, filled) => {
    expect(filledFields(before, after, replaced)).toEqual(filled);
  });

  it.each([
    [['bio', 'skills'], '/dashboard/dev/profile?filled=bio,skills'],
    [[], '/dashboard/dev/profile'],
  ])('%j are in the URL of the profile', (filled, address) => {
    expect(profileAddress(filled)).toBe(address);
  });
});

describe('what has to be chosen', () => {
  const nothing = {
    bio: null,
    skills: null,
    preferred_language: 'en',
    years_experience: null,
    hourly_rate: null,
    availability: null,
    specialization: null,
  };

  it.each([
    ['nothing of a new profile', blank, profile, []],
    ['nothing that was not said', aUser(profile), nothing, []],
    ['nothing that was said as it is', aUser(profile), profile, []],
    [
      'what was said and differs',
      aUser({ ...profile, years_experience: 9, hourly_rate: null }),
      { ...nothing, skills: ['Vue'], years_experience: 0, hourly_rate: 80 },
      ['skills', 'years_experience'],
    ],
    [
      'the language',
      aUser(profile),
      { ...nothing, preferred_language: 'de' },
      ['preferred_language'],
    ],
  ])('is %s', (_, before, said, fields) => {
    expect(conflictsWith(before, said)).toEqual(fields);
  });
});
