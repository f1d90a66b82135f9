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
    ['everything of a new profile, defaults too', blankUser, profile, [], allFields],
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
  ])('%j are in the URL of the profile', (filled, path) => {
    expect(getProfilePath(filled)).toBe(path);
  });
});

describe('what has to be chosen', () => {
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
    ['nothing of a new profile', blankUser, profile, []],
    ['nothing that was not said', aUser(profile), noAnswers, []],
    ['nothing that was said as it is', aUser(profile), profile, []],
    [
      'what was said and differs',
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
  ])('is %s', (_, before, answers, fields) => {
    expect(findConflicts(before, answers)).toEqual(fields);
  });
});
