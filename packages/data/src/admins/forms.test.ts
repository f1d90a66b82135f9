import { describe, expect, it } from 'vitest';
import { decisionSchema, reasonSchema } from './forms.ts';

function getMessage(schema: typeof reasonSchema | typeof decisionSchema, values: unknown) {
  return schema.safeParse(values).error?.issues[0]?.message ?? null;
}

describe('a reason', () => {
  const missing = 'Write a reason. The person affected will see it.';
  it.each([
    ['Spam in messages', null],
    ['x'.repeat(240), null],
    ['x'.repeat(241), 'Use at most 240 characters'],
    ['', missing],
    [' \n\t ', missing],
    ['\u200b\u00a0\u3164', missing],
  ])('%j', (reason, message) => {
    expect(getMessage(reasonSchema, { reason })).toBe(message);
  });

  it('is trimmed', () => {
    expect(reasonSchema.parse({ reason: '  Spam ' })).toEqual({ reason: 'Spam' });
  });
});

describe('a decision', () => {
  it.each([
    [{ decision: 'warn', note: 'Name your sources' }, null],
    [{ decision: '', note: 'Name your sources' }, 'Choose a decision'],
    [{ decision: 'delete', note: 'Name your sources' }, 'Choose a decision'],
    [
      { decision: 'hide', note: ' ' },
      "Write a note. It's saved with the decision, and the people affected will see it.",
    ],
  ])('%j', (values, message) => {
    expect(getMessage(decisionSchema, values)).toBe(message);
  });
});
