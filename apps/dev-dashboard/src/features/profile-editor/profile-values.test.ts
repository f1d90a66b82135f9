import { aUser } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { changedFields, changesOf, valuesOf } from './profile-values.ts';
import { withSkill } from './skills-field.tsx';

describe('the values of the profile editor', () => {
  const before = valuesOf(aUser({ website: 'https://ada.example', location: null }));

  it('show what is not given as empty text', () => {
    expect(before.location).toBe('');
  });

  it('become the changed columns only, and an emptied field clears its column', () => {
    const after = { ...before, website: '', skills: [...before.skills, 'Vue'] };
    const fields = changedFields(before, after);
    expect(fields).toEqual(['website', 'skills']);
    expect(changesOf(after, fields)).toEqual({
      website: null,
      skills: ['React', 'Supabase', 'Vue'],
    });
  });

  it('are unchanged when nothing was edited', () => {
    expect(changedFields(before, { ...before })).toEqual([]);
  });
});

describe('adding a skill', () => {
  it.each([
    ['Vue', ['React', 'Vue']],
    ['  Framer   Motion ', ['React', 'Framer Motion']],
    ['react', ['React']],
    ['   ', ['React']],
  ])('%j', (draft, skills) => {
    expect(withSkill(['React'], draft)).toEqual(skills);
  });
});
