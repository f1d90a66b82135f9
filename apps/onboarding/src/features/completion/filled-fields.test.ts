import { aUser } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { findConflicts, getFilledFields, getProfilePath } from './filled-fields.ts';

const profile = {
  bio: 'I build tools...',
  skills: ['React', 'CSS'],
  preferred_language: 'en',
  years_experience: 0,
  hourly_rate: 75,
  availability: 'Available for projects',
  specialization: 'Frontend',
};
const blankUser = aUser({
  bio: null,
  skills: [],
  preferred_language: null,
  availability: null,
  years_experience: null,
  hourly_rate: null,
  specialization: null,
});
const allFields = [
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
    ['every field of a new profile, including defaults', blankUser, profile, [], allFields],
    ['no existing values', aUser(profile), profile, [], []],
    ['no other preserved values', aUser({ ...profile, hourly_rate: 60 }), profile, [], []],
    [
      'the chosen fields',
      aUser({ ...profile, hourly_rate: 60, bio: 'Mine' }),
      profile,
      ['hourly_rate'] as const,
      ['hourly_rate'],
    ],
    [
      'no skills if none were recognized',
      blankUser,
      { ...profile, skills: [] },
      [],
      allFields.filter((field) => field !== 'skills'),
    ],
  ])('are %s', (_, before, after, replaced, filled) => {
    expect(getFilledFields(before, after, replaced)).toEqual(filled);
  });

  it.each([
    [['bio', 'skills'], '/dashboard/dev/profile?filled=bio,skills'],
    [[], '/dashboard/dev/profile'],
  ])('are in the URL of the profile: %j', (filled, path) => {
    expect(getProfilePath(filled)).toBe(path);
  });
});

describe('the fields to choose for', () => {
  const noAnswers = {
    bio: null,
    skills: null,
    preferred_language: 'en',
    years_experience: null,
    hourly_rate: null,
    availability: null,
    specialization: null,
  };

  it.each([
    ['none for a new profile', blankUser, profile, []],
    ['none without an answer', aUser(profile), noAnswers, []],
    ['none with an equal answer', aUser(profile), profile, []],
    [
      'those with a different answer',
      aUser({ ...profile, years_experience: 9, hourly_rate: null }),
      { ...noAnswers, skills: ['Vue'], years_experience: 0, hourly_rate: 80 },
      ['skills', 'years_experience'],
    ],
    [
      'the language',
      aUser(profile),
      { ...noAnswers, preferred_language: 'de' },
      ['preferred_language'],
    ],
  ])('are %s', (_, before, answers, fields) => {
    expect(findConflicts(before, answers)).toEqual(fields);
  });
});
