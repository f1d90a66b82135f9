import { getOwnZone } from '@showcase/data/days';
import type { RequestDate } from '@showcase/data/hire-requests';
import { describe, expect, it } from 'vitest';
import { describeDate } from './describe-date.ts';

const NOW = new Date(2026, 10, 26, 12);
const at = new Date(2026, 11, 3, 23).toISOString();

function aDate(fields: Partial<RequestDate>): RequestDate {
  return {
    request_id: '1',
    title: 'Shift planner',
    kind: 'due',
    due_on: null,
    at: null,
    milestone: null,
    number: 1,
    time_zone: getOwnZone(),
    ...fields,
  };
}

describe('what is next', () => {
  it.each([
    [{ kind: 'due', due_on: '2026-11-27' }, 'client', 'Due tomorrow', 'Due: Shift planner'],
    [{ kind: 'due', due_on: '2026-11-24' }, 'creator', '2 days late', 'Due: Shift planner'],
    [
      { kind: 'due', due_on: '2026-12-03', milestone: 'Draft' },
      'creator',
      'Due Dec 3',
      'Due: Draft (Shift planner)',
    ],
    [{ kind: 'offer', at }, 'client', 'Offer expires Dec 3', 'Offer expires: Shift planner'],
    [
      { kind: 'change_order', at },
      'creator',
      'Change order expires Dec 3',
      'Change order expires: Shift planner',
    ],
    [
      { kind: 'extension', at },
      'client',
      'Request for time expires Dec 3',
      'Request for time expires: Shift planner',
    ],
    [{ kind: 'expiry', at }, 'client', 'Request expires Dec 3', 'Request expires: Shift planner'],
    [{ kind: 'expiry', at }, 'creator', 'Answer before Dec 3', 'Answer before: Shift planner'],
    [
      { kind: 'approval', at },
      'client',
      'Approved automatically Dec 3',
      'Approved automatically: Shift planner',
    ],
    [{ kind: 'redo', at }, 'creator', 'Do again before Dec 3', 'Do again before: Shift planner'],
    [{ kind: 'redo', at }, 'client', 'Done again before Dec 3', 'Done again before: Shift planner'],
    [
      { kind: 'acceptance', at },
      'client',
      'Accepted automatically Dec 3',
      'Accepted automatically: Shift planner',
    ],
    [
      { kind: 'answer', at },
      'creator',
      'Answer the case before Dec 3',
      'Answer the case before: Shift planner',
    ],
    [{ kind: 'appeal', at }, 'client', 'Appeal before Dec 3', 'Appeal before: Shift planner'],
    [
      { kind: 'refund', at },
      'client',
      'Refund counts as arrived Dec 3',
      'Refund counts as arrived: Shift planner',
    ],
    [
      { kind: 'end_alone', at },
      'client',
      'Can be ended from Dec 3',
      'Can be ended from: Shift planner',
    ],
  ] as const)('%j for the %s: %s', (fields, side, text, calendarTitle) => {
    expect(describeDate(aDate(fields), side, NOW)).toMatchObject({
      text,
      isLate: text.endsWith('late'),
      calendarTitle,
    });
  });

  it.each([
    [{ kind: 'due', number: 1 }, 'due-1-1'],
    [{ kind: 'due', number: 2 }, 'due-1-2'],
    [{ kind: 'approval', number: 2 }, 'approval-1-2'],
    [{ kind: 'change_order', number: 2 }, 'change_order-1'],
    [{ kind: 'refund', number: 2 }, 'refund-1-2'],
  ] as const)('%j has an entry of its own in a calendar: %s', (fields, calendarKey) => {
    expect(describeDate(aDate(fields), 'client', NOW).calendarKey).toBe(calendarKey);
  });
});
