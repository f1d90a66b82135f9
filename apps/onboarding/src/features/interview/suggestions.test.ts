import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/languages.ts';
import { readAnswers } from '../../shared/reading/derive-profile.ts';
import { lacksDollarRate } from '../../shared/reading/rate.ts';
import { loadTexts } from './load-texts.ts';

const nothing = { years_experience: null, skills: null, hourly_rate: null, specialization: null };

/** The texts of the suggestions, in the order of the chips. */
const ANSWERS = [
  { ...nothing, years_experience: 5, skills: ['React', 'Node.js'] },
  { ...nothing, skills: ['TypeScript', 'PostgreSQL'] },
  { ...nothing, specialization: 'Frontend' },
  { ...nothing, skills: ['Python'] },
  { ...nothing, hourly_rate: 80 },
];

describe.each(LANGUAGES)('the suggestion in $name', ({ code }) => {
  it.each(ANSWERS.map((answers, index) => [index + 1, answers] as const))(
    '%i is read as %j',
    async (position, expected) => {
      const { suggestions } = await loadTexts(code);
      const content = suggestions[position - 1] ?? '';
      const message = { id: '1', type: 'user', content, timestamp: 0 } as const;
      expect(readAnswers([message], code)).toMatchObject(expected);
      expect(lacksDollarRate(content)).toBe(false);
    },
  );
});
