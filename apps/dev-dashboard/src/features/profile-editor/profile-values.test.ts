import { aUser } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { getChangedFields, toUserChanges, toProfileValues } from './profile-values.ts';

describe('the values of the profile editor', () => {
  const before = toProfileValues({
    user: aUser({ website: 'https://ada.example', location: null }),
    audience: 'nobody',
    contactEmail: null,
  });

  it('represent missing values as empty text', () => {
    expect(before.location).toBe('');
  });

  it('are written to changed columns only, and an emptied field clears its column', () => {
    const after = { ...before, website: '', skills: [...before.skills, 'Vue'] };
    const fields = getChangedFields(before, after);
    expect(fields).toEqual(['website', 'skills']);
    expect(toUserChanges(after, fields, null)).toEqual({
      website: null,
      skills: ['React', 'Supabase', 'Vue'],
    });
  });

  it('are converted to numbers and lists', () => {
    const after = { ...before, hourly_rate: '62.5', years_experience: '', languages: ['Dutch'] };
    const fields = getChangedFields(before, after);
    expect(toUserChanges(after, fields, null)).toEqual({
      hourly_rate: 62.5,
      years_experience: null,
      languages: ['Dutch'],
    });
  });

  it('are written to specialization and preferred language', () => {
    const after = { ...before, specialization: 'Maps', preferred_language: 'de' as const };
    const fields = getChangedFields(before, after);
    expect(toUserChanges(after, fields, null)).toEqual({
      specialization: 'Maps',
      preferred_language: 'de',
    });
  });

  it('claim nothing that nobody said', () => {
    const { skills, languages, availability, preferred_language } = toProfileValues({
      user: aUser({ skills: [], languages: [], availability: null, preferred_language: null }),
      audience: null,
      contactEmail: null,
    });
    expect({ skills, languages, availability, preferred_language }).toEqual({
      ...{ skills: [], languages: [] },
      ...{ availability: '', preferred_language: '' },
    });
  });

  it('are unchanged without edits', () => {
    expect(getChangedFields(before, { ...before })).toEqual([]);
  });
});
