import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timeRequestSchema } from './time-request-form.ts';

describe('a request for more time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
    return () => vi.useRealTimers();
  });

  it.each<[string, string, string, [string, string][]]>([
    ['2026-06-10', '2026-06-11', 'Illness', []],
    ['2026-05-20', '2026-06-01', 'x'.repeat(2000), []],
    ['2026-06-10', '', 'Illness', [['dueOn', 'Choose a date after the current due date']]],
    [
      '2026-06-10',
      '2026-06-10',
      'Illness',
      [['dueOn', 'Choose a date after the current due date']],
    ],
    [
      '2026-05-20',
      '2026-05-31',
      'Illness',
      [['dueOn', 'Choose a due date within the next two years']],
    ],
    [
      '2026-06-10',
      '2028-06-01',
      'Illness',
      [['dueOn', 'Choose a due date within the next two years']],
    ],
    ['2026-06-10', '2026-06-11', ' \u3164', [['reason', 'Write a reason']]],
    ['2026-06-10', '2026-06-11', 'x'.repeat(2001), [['reason', 'Use at most 2,000 characters']]],
  ])('from %s to %s because of %j', (due, dueOn, reason, issues) => {
    const { error } = timeRequestSchema(due, { time_zone: 'UTC' }).safeParse({ dueOn, reason });
    const found = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
    expect(found).toEqual(issues);
  });
});
