import { describe, expect, it } from 'vitest';
import { deriveProfile, readAnswers, readBio } from './derive-profile.ts';
import { readSkills } from './read-skills.ts';
import { readSpecialization } from './specialization.ts';

const createMessage = (type: 'user' | 'bot', content: string) => ({
  id: content,
  type,
  content,
  timestamp: 0,
});

describe('the derived profile', () => {
  it("uses the user's messages, not the bot's", () => {
    const messages = [
      createMessage('bot', 'Do you know React, and do you take $500?'),
      createMessage('user', 'I am Ada, a frontend developer with 7 years of Vue.'),
      createMessage('user', 'My rate is $80.'),
    ];
    expect(deriveProfile(messages, 'fr')).toEqual({
      bio: 'I am Ada, a frontend developer with 7 years of Vue. My rate is $80....',
      skills: ['Vue'],
      preferred_language: 'fr',
      years_experience: 7,
      hourly_rate: 80,
      availability: 'Available for projects',
      specialization: 'Frontend',
    });
  });

  it("has the specification's defaults if nothing was recognized", () => {
    expect(deriveProfile([createMessage('user', 'Hello')], 'en')).toMatchObject({
      skills: [],
      years_experience: 0,
      hourly_rate: 75,
      availability: 'Available for projects',
      specialization: 'Full-Stack Development',
    });
  });
});

describe('readAnswers', () => {
  it('omits what was not mentioned', () => {
    expect(readAnswers([createMessage('user', 'Hello')], 'de')).toEqual({
      bio: null,
      skills: null,
      preferred_language: 'de',
      years_experience: null,
      hourly_rate: null,
      availability: null,
      specialization: null,
    });
  });

  it('reads answers in the language of the interview', () => {
    const answers = [
      createMessage('user', '5 Jahre React'),
      createMessage('user', 'Mein Satz ist $80,50'),
    ];
    expect(deriveProfile(answers, 'de')).toMatchObject({ years_experience: 5, hourly_rate: 80.5 });
    expect(readAnswers(answers, 'fr').years_experience).toBeNull();
  });
});

describe('skills', () => {
  it.each([
    ['React and NODE', ['React', 'Node.js']],
    ['git before react', ['React', 'Git']],
    ['ReactJS, Next.js, CSS3 and HTML5', ['React', 'Next.js', 'CSS', 'HTML']],
    ['JavaScript and TypeScript', ['JavaScript', 'TypeScript']],
    ['PostgreSQL, MongoDB, Tailwind CSS', ['MongoDB', 'PostgreSQL', 'Tailwind CSS', 'CSS']],
    ['TailwindCSS', ['Tailwind CSS']],
    ['tailwind-css4', ['Tailwind CSS', 'CSS']],
    ['NodeJS, Vue3 and Python3', ['Vue', 'Node.js', 'Python']],
    ['postgres, mongo, ts', ['TypeScript', 'MongoDB', 'PostgreSQL']],
    ['Ｒｅａｃｔ', ['React']],
    ['我使用React和Python开发', ['React', 'Python']],
    ['a digital agency, expressive and nextdoor', []],
    ['reaction videos, tsunamis and mongolia', []],
    ['', []],
  ])('%s', (chat, skills) => {
    expect(readSkills(chat)).toEqual(skills);
  });
});

describe('the specialization', () => {
  it.each([
    ['I do front-end work', 'Frontend'],
    ['Backend and APIs', 'Backend'],
    ['mobile apps', 'Mobile'],
    ['DevOps', 'DevOps'],
    ['backend, then frontend', 'Frontend'],
    ['ｂａｃｋｅｎｄ', 'Backend'],
    ['a bit of everything', null],
  ])('%s', (chat, specialization) => {
    expect(readSpecialization(chat)).toBe(specialization);
  });
});

describe('the bio', () => {
  it('is a default text for up to 50 characters', () => {
    expect(readBio('x'.repeat(50))).toBeNull();
    expect(deriveProfile([], 'en').bio).toBe('Developer on Bolt Showcase.');
  });

  it('is the chat with an ellipsis from 51 characters', () => {
    expect(readBio('x'.repeat(51))).toBe(`${'x'.repeat(51)}...`);
  });

  it('ends after 200 characters, without splitting a character', () => {
    expect(readBio('🙂'.repeat(300))).toBe(`${'🙂'.repeat(200)}...`);
  });
});
