import { describe, expect, it } from 'vitest';
import { hireSchema, type HireKind, type HireValues } from './hire-form.ts';

const MESSAGE = 'A shop for tea, please, with a blog.';
const EMPTY: HireValues = { packageName: '', hours: '', title: '', budget: '', message: MESSAGE };

function getIssues(kind: HireKind, values: Partial<HireValues>) {
  const { error } = hireSchema(kind).safeParse({ ...EMPTY, ...values });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('a request', () => {
  it.each<[HireKind, Partial<HireValues>]>([
    ['fixed', {}],
    ['hourly', { hours: '1' }],
    ['hourly', { hours: '10000' }],
    ['hourly', { hours: '7.25' }],
    ['packages', { packageName: 'Basic' }],
    ['other', { title: 'A logo', budget: '1' }],
    ['other', { title: 'A logo', budget: '1000000.00' }],
  ])('is valid as %s with %j', (kind, values) => {
    expect(getIssues(kind, values)).toEqual([]);
  });

  it.each<[HireKind, Partial<HireValues>, string, string]>([
    ['hourly', {}, 'hours', 'Please choose the number of hours'],
    ['hourly', { hours: '0.5' }, 'hours', 'Please choose from 1 to 10,000 hours'],
    ['hourly', { hours: '10001' }, 'hours', 'Please choose from 1 to 10,000 hours'],
    ['hourly', { hours: '1.005' }, 'hours', 'Please choose from 1 to 10,000 hours'],
    ['hourly', { hours: '1e3' }, 'hours', 'Please choose from 1 to 10,000 hours'],
    ['packages', {}, 'packageName', 'Please choose a package'],
    [
      'other',
      { budget: '10', title: '  ' },
      'title',
      'Please give your request a title of at most 150 characters',
    ],
    [
      'other',
      { budget: '10', title: '\u3164' },
      'title',
      'Please give your request a title of at most 150 characters',
    ],
    ['fixed', { message: '\u3164'.repeat(30) }, 'message', 'Please write a message'],
    ['fixed', { message: '\u200b' }, 'message', 'Please write a message'],
    [
      'other',
      { budget: '10', title: 'x'.repeat(151) },
      'title',
      'Please give your request a title of at most 150 characters',
    ],
    ['other', { title: 'A logo' }, 'budget', 'The budget is an amount from $1 to $1,000,000'],
    [
      'other',
      { title: 'A logo', budget: '0.99' },
      'budget',
      'The budget is an amount from $1 to $1,000,000',
    ],
    [
      'other',
      { title: 'A logo', budget: '-5' },
      'budget',
      'The budget is an amount from $1 to $1,000,000',
    ],
    [
      'other',
      { title: 'A logo', budget: '1000000.01' },
      'budget',
      'The budget is an amount from $1 to $1,000,000',
    ],
  ])('as %s with %j is invalid at %s', (kind, values, field, message) => {
    expect(getIssues(kind, values)).toEqual([[field, message]]);
  });
});

describe('its message', () => {
  it.each([
    ['', 'Please write a message'],
    [' \n\t '.repeat(9), 'Please write a message'],
    ['x'.repeat(19), 'The message needs at least 20 characters'],
    [`${'x'.repeat(19)}${' '.repeat(9)}`, 'The message needs at least 20 characters'],
    ['x'.repeat(2001), 'The message has at most 2000 characters'],
  ])('%j: %s', (message, expected) => {
    expect(getIssues('fixed', { message })).toEqual([['message', expected]]);
  });

  it.each(['x'.repeat(20), 'x'.repeat(2000), '🚀'.repeat(2000)])('is accepted as %s', (message) => {
    expect(getIssues('fixed', { message })).toEqual([]);
  });

  it('is trimmed', () => {
    const { message } = hireSchema('fixed').parse({ ...EMPTY, message: `  ${MESSAGE}\n` });
    expect(message).toBe(MESSAGE);
  });
});
