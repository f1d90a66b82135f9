import { describe, expect, it } from 'vitest';
import {
  bioOf,
  deriveProfile,
  rateOf,
  skillsOf,
  specializationOf,
  yearsOf,
} from './derive-profile.ts';

const said = (type: 'user' | 'bot', content: string) => ({
  id: content,
  type,
  content,
  timestamp: 0,
});

describe('the profile that an interview amounts to', () => {
  it('comes from what the user wrote, not from what the bot said', () => {
    const messages = [
      said('bot', 'Do you know React, and do you take $500?'),
      said('user', 'I am Ada, a frontend developer with 7 years of Vue.'),
      said('user', 'My rate is $80.'),
    ];
    expect(deriveProfile(messages, 'fr')).toEqual({
      bio: 'I am Ada, a frontend developer with 7 years of Vue. My rate is $80....',
      skills: ['vue'],
      preferred_language: 'fr',
      years_experience: 7,
      hourly_rate: 80,
      availability: 'Available for projects',
      specialization: 'Frontend',
    });
  });

  it('has the defaults of the specification when nothing was recognised', () => {
    expect(deriveProfile([said('user', 'Hello')], 'en')).toMatchObject({
      skills: [],
      years_experience: 0,
      hourly_rate: 75,
      availability: 'Available for projects',
      specialization: 'Full-Stack Development',
    });
  });
});

describe('skills', () => {
  it.each([
    ['React and NODE', ['react', 'node']],
    ['git before react', ['react', 'git']],
    ['ReactJS, Next.js, CSS3 and HTML5', ['react', 'next', 'css', 'html']],
    ['JavaScript and TypeScript', ['javascript', 'typescript']],
    ['PostgreSQL, MongoDB, Tailwind CSS', ['mongodb', 'postgresql', 'tailwind', 'css']],
    ['我使用React和Python开发', ['react', 'python']],
    ['a digital agency, expressive and nextdoor', []],
    ['reaction videos', []],
    ['', []],
  ])('%s', (chat, skills) => {
    expect(skillsOf(chat)).toEqual(skills);
  });
});

describe('years of experience', () => {
  it.each([
    ['5 years of React', 5],
    ['10+ years', 10],
    ['3 yrs', 3],
    ['1 year, later 4 years', 1],
    ['a 6-year-old company', 6],
    ['99 years', 50],
    ['since 2015', 0],
    ['many years', 0],
  ])('%s', (chat, years) => {
    expect(yearsOf(chat)).toBe(years);
  });
});

describe('the hourly rate', () => {
  it.each([
    ['My rate is $80 an hour', 80],
    ['between $ 62.50 and $90', 62.5],
    ['$1,200 a day', 1200],
    ['80$ por hora', 80],
    ['95 dollars', 95],
    ['I sold it for $2,000,000 and take $110', 110],
    ['$0 for friends', 75],
    ['80 euros', 75],
  ])('%s', (chat, rate) => {
    expect(rateOf(chat)).toBe(rate);
  });
});

describe('the specialization', () => {
  it.each([
    ['I do front-end work', 'Frontend'],
    ['Backend and APIs', 'Backend'],
    ['mobile apps', 'Mobile'],
    ['DevOps', 'DevOps'],
    ['backend, then frontend', 'Frontend'],
    ['a bit of everything', 'Full-Stack Development'],
  ])('%s', (chat, specialization) => {
    expect(specializationOf(chat)).toBe(specialization);
  });
});

describe('the bio', () => {
  it('is a default text up to 50 characters', () => {
    expect(bioOf('x'.repeat(50))).toBe(bioOf(''));
  });

  it('is the chat with its ellipsis from 51 characters on', () => {
    expect(bioOf('x'.repeat(51))).toBe(`${'x'.repeat(51)}...`);
  });

  it('ends after 200 characters, without cutting one in two', () => {
    expect(bioOf('🙂'.repeat(300))).toBe(`${'🙂'.repeat(200)}...`);
  });
});
