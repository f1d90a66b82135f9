import { measureSlowdown } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { readYears } from './years.ts';

describe('years of experience', () => {
  it.each([
    ['en', '5 years of React', 5],
    ['en', '10+ years', 10],
    ['en', '3 yrs', 3],
    ['en', '1 year, later 4 years', 1],
    ['en', 'a 6-year-old company', 6],
    ['en', '3-5 years', 5],
    ['en', '1.5 years', 1],
    ['en', '1½ years', 1],
    ['en', '0.5 years', 0],
    ['en', '99 years', 50],
    ['en', '５ years', 5],
    ['en', 'since 2015', null],
    ['en', 'many years', null],
    ['en', '$80 an hour', null],
    ['es', 'más de 5 años', 5],
    ['es', '1 año', 1],
    ['es', '7 anos', 7],
    ['fr', 'J’ai 5 ans d’expérience', 5],
    ['fr', '12 années', 12],
    ['fr', '5 anglais', null],
    ['de', '5 Jahre', 5],
    ['de', 'seit 1,5 Jahren', 1],
    ['de', 'mit 10-jähriger Erfahrung', 10],
    ['de', '4 years', 4],
    ['it', '5 anni, 1 anno fa', 5],
    ['pt', '5 anos', 5],
    ['ru', '5 лет', 5],
    ['ru', '1 год', 1],
    ['ru', '3 года', 3],
    ['ru', 'с 2015 года', null],
    ['zh', '我有５年经验', 5],
    ['zh', '10 多年', 10],
    ['zh', '从 2015 年开始', null],
    ['ja', '2015年から、経験10年以上', 10],
    ['ko', '5년차', 5],
    ['hi', '5 साल', 5],
    ['hi', '१२ वर्षों का अनुभव', 12],
    ['ar', '5 سنوات', 5],
    ['ar', '٧ سنوات', 7],
    ['ar', '١٫٥ سنة', 1],
    ['ar', 'خبرة سنتين', 2],
    ['ar', '11 عامًا', 11],
    ['ar', '5 عاملين', null],
    ['ar', '4 years خبرة', 4],
  ] as const)('in %s: %s', (language, chat, years) => {
    expect(readYears(chat, language)).toBe(years);
  });
});

it('scans many spaces after a number in linear time', () => {
  expect(measureSlowdown((text) => readYears(`1${text}`, 'en'), ' ')).toBeLessThan(32);
});
