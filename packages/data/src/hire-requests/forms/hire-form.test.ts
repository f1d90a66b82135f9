import { describe, expect, it } from 'vitest';
import { hireSchema, type HireKind, type HireValues } from './hire-form.ts';

const MESSAGE = 'A shop for tea, please, with a blog.';
const EMPTY: HireValues = {
  packageName: '',
  hours: '',
  title: '',
  budget: '',
  isPriceOnRequest: false,
  message: MESSAGE,
};

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
    ['other', { title: 'A logo', isPriceOnRequest: true }],
    ['other', { title: 'A logo', budget: '1000000.00' }],
  ])('is valid as %s with %j', (kind, values) => {
    expect(getIssues(kind, values)).toEqual([]);
  });

  it.each<[HireKind, Partial<HireValues>, string, string]>([
    ['hourly', {}, 'hours', 'Enter the number of hours'],
    ['hourly', { hours: '0.5' }, 'hours', 'Enter 1 to 10,000 hours'],
    ['hourly', { hours: '10001' }, 'hours', 'Enter 1 to 10,000 hours'],
    ['hourly', { hours: '1.005' }, 'hours', 'Use at most two decimals, such as 10.50'],
    ['hourly', { hours: '1e3' }, 'hours', 'Write only digits and a decimal point, such as 1250.50'],
    ['packages', {}, 'packageName', 'Choose a package'],
    ['other', { budget: '10', title: '  ' }, 'title', 'Add a title of at most 150 characters'],
    ['other', { budget: '10', title: '\u3164' }, 'title', 'Add a title of at most 150 characters'],
    ['fixed', { message: '\u3164'.repeat(30) }, 'message', 'Write a message'],
    ['fixed', { message: '\u200b' }, 'message', 'Write a message'],
    [
      'other',
      { budget: '10', title: 'x'.repeat(151) },
      'title',
      'Add a title of at most 150 characters',
    ],
    [
      'other',
      { title: ' ', isPriceOnRequest: true },
      'title',
      'Add a title of at most 150 characters',
    ],
    ['other', { title: 'A logo' }, 'budget', 'Enter a budget from $1 to $1,000,000'],
    [
      'other',
      { title: 'A logo', budget: '0.99' },
      'budget',
      'Enter a budget from $1 to $1,000,000',
    ],
    [
      'other',
      { title: 'A logo', budget: '10.005' },
      'budget',
      'Use at most two decimals, such as 10.50',
    ],
    ['other', { title: 'A logo', budget: '-5' }, 'budget', 'Enter a budget from $1 to $1,000,000'],
    [
      'other',
      { title: 'A logo', budget: '1000000.01' },
      'budget',
      'Enter a budget from $1 to $1,000,000',
    ],
  ])('as %s with %j is invalid at %s', (kind, values, field, message) => {
    expect(getIssues(kind, values)).toEqual([[field, message]]);
  });
});

describe('its message', () => {
  it.each([
    ['', 'Write a message'],
    [' \n\t '.repeat(9), 'Write a message'],
    ['x'.repeat(19), 'Write at least 20 characters'],
    [`${'x'.repeat(19)}${' '.repeat(9)}`, 'Write at least 20 characters'],
    ['x'.repeat(2001), 'Use at most 2000 characters'],
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
