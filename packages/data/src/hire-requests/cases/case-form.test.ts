import { expect, it } from 'vitest';
import { caseSchema, caseTextSchema, parseCents, readOutcome } from './case-form.ts';

it.each([
  ['1', 100],
  ['19.9', 1990],
  [' 0.07 ', 7],
  ['1234.56', 123_456],
  ['', null],
  ['1,5', null],
  ['1.234', null],
  ['-1', null],
])('“%s” dollars are %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

const errors = (form: 'open' | 'counter' | 'decide', values: object) =>
  (
    caseSchema(form, 40_000).safeParse({
      text: 'x'.repeat(20),
      outcome: 'all',
      amount: '',
      paid: '',
      ...values,
    }).error?.issues ?? []
  ).map(({ path, message }) => [path.join('.'), message]);

it.each([
  ['open', { text: 'x'.repeat(10) }, []],
  ['open', { text: ' x ' }, [['text', 'Write at least 10 characters']]],
  ['open', { text: '\u{1F600}'.repeat(4000) }, []],
  ['open', { text: 'x'.repeat(4001) }, [['text', 'Use at most 4,000 characters']]],
  ['open', { outcome: '' }, [['outcome', 'Choose what you want']]],
  ['open', { outcome: 'none' }, [['outcome', 'Choose what you want']]],
  ['counter', { outcome: 'none' }, []],
  ['counter', { outcome: '' }, [['outcome', 'Choose what you propose']]],
  ['decide', { outcome: 'redo' }, [['outcome', 'Choose a decision']]],
  ['decide', { text: 'x'.repeat(19) }, [['text', 'Write at least 20 characters']]],
  ['open', { outcome: 'part', amount: '399.99' }, []],
  ['open', { outcome: 'all', amount: 'x' }, []],
  [
    'open',
    { outcome: 'part', amount: '10.005' },
    [['amount', 'Use at most two decimals, such as 10.50']],
  ],
  ...['', '0', '400', 'x'].map(
    (amount) =>
      [
        'open',
        { outcome: 'part', amount },
        [['amount', 'Enter an amount below $400.00, of which this is a part']],
      ] as const,
  ),
] as const)('%s %j: %j', (form, values, expected) => {
  expect(errors(form, values)).toEqual(expected);
});

it('wants a few words for a decision', () => {
  expect(caseTextSchema.safeParse({ text: 'No.' }).success).toBe(false);
  expect(caseTextSchema.safeParse({ text: 'I see it differently.' }).success).toBe(true);
});

it.each([
  ['all', {}],
  ['part', { cents: 12_050 }],
])('reads %s', (outcome, cents) => {
  expect(readOutcome('open', { outcome, amount: '120.5' })).toEqual({
    outcome,
    ...cents,
  });
});

it('wants to know whether it is paid where no one said so', () => {
  const values = { text: 'x'.repeat(20), outcome: 'all', amount: '' };
  const isValid = (paid: string) =>
    caseSchema('open', 40_000, true).safeParse({ ...values, paid }).success;
  expect(['', 'yes', 'no'].map(isValid)).toEqual([false, true, true]);
});
