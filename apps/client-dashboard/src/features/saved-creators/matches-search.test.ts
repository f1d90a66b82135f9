import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';

const creator = {
  id: 'ada',
  name: 'Ada O’Stone',
  username: null,
  avatar: null,
  bio: 'Maps and tides.',
  location: 'Berlin Germany',
  skills: ['React'],
  rating_avg: 0,
  rating_count: 0,
  created_at: '',
  project_count: 1,
  covers: [],
  offer: null,
  availability: null,
};
const saved = { creator_id: 'ada', note: 'For the spring', created_at: '', creator };

describe('searching saved creators', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['ada', true],
    ['ostone', true],
    ['ti-des', true],
    ['TIDES', true],
    ['berlin', true],
    ['react', true],
    ['spring', true],
    ['vue', false],
    ['.*', false],
  ])('returns whether %j finds Ada: %s', (q, isFound) => {
    expect(matchesSearch(saved, q)).toBe(isFound);
  });

  it('finds a creator who is not public by the note only', () => {
    const unavailable = { ...saved, creator: null };
    expect([matchesSearch(unavailable, 'ada'), matchesSearch(unavailable, 'spring')]).toEqual([
      false,
      true,
    ]);
  });
});
