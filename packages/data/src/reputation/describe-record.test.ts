import { describe, expect, it } from 'vitest';
import {
  describeClientRecord,
  describeCreatorRecord,
  describeDuration,
} from './describe-record.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe('a duration', () => {
  it.each([
    [0, 'within an hour'],
    [59, 'within an hour'],
    [HOUR, 'within an hour'],
    [HOUR + 1, 'within 2 hours'],
    [2.5 * HOUR, 'within 3 hours'],
    [23 * HOUR, 'within 23 hours'],
    [23 * HOUR + 1, 'within a day'],
    [DAY, 'within a day'],
    [DAY + 1, 'within 2 days'],
    [14 * DAY, 'within 14 days'],
    [1200 * DAY, 'within 1,200 days'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(describeDuration(seconds)).toBe(text);
  });
});

const creator = {
  member_since: '2023-06-01T12:00:00Z',
  answers: null,
  answer_seconds: null,
  finished: null,
  with_due_date: null,
  on_time: null,
  repeat_clients: null,
  overdue_refunds: 0,
};

describe('the record of a creator', () => {
  it.each([
    [{}, []],
    [{ answers: 20, answer_seconds: 2.5 * HOUR }, ['Usually answers within 3 hours']],
    [{ answers: 3, answer_seconds: 0 }, ['Usually answers within an hour']],
    [{ finished: 12 }, ['Finished 12 jobs']],
    [{ finished: 1 }, ['Finished 1 job']],
    [{ finished: 1200 }, ['Finished 1,200 jobs']],
    [{ with_due_date: 3, on_time: 3 }, ['100% finished on time']],
    [{ with_due_date: 1000, on_time: 999 }, ['99% finished on time']],
    [{ with_due_date: 100, on_time: 29 }, ['29% finished on time']],
    [{ with_due_date: 3, on_time: 0 }, ['0% finished on time']],
    [{ repeat_clients: 4 }, ['4 clients came back']],
    [{ repeat_clients: 1 }, ['1 client came back']],
    [{ overdue_refunds: 1 }, ['Owes 1 refund for more than 14 days']],
    [{ overdue_refunds: 2 }, ['Owes 2 refunds for more than 14 days']],
    [
      { answers: 5, answer_seconds: DAY, finished: 3, repeat_clients: 3 },
      ['Usually answers within a day', 'Finished 3 jobs', '3 clients came back'],
    ],
  ])('with %j says %j and since when', (figures, texts) => {
    const lines = describeCreatorRecord({ ...creator, ...figures }, 'Jun 2023');
    expect(lines.map(({ text }) => text)).toEqual([...texts, 'Member since Jun 2023']);
  });

  it('has a calculation for each figure, and the number of answers', () => {
    const record = {
      ...creator,
      answers: 7,
      answer_seconds: 60,
      finished: 5,
      with_due_date: 4,
      on_time: 3,
      repeat_clients: 3,
    };
    const lines = describeCreatorRecord(record, 'Jun 2023');
    expect(lines.map(({ figure }) => figure)).toEqual([
      'answers',
      'finished',
      'on_time',
      'repeat_clients',
      'member_since',
    ]);
    for (const { calculation } of lines) expect(calculation).toMatch(/^[A-Z].+\.$/);
    expect(lines[0]?.calculation).toContain('the last 7 answers');
    expect(lines[2]?.calculation).toContain('Of the 4 finished jobs with a due date');
  });
});

const client = {
  member_since: '2023-06-01T12:00:00Z',
  finished: null,
  ended: null,
  approvals: null,
  approval_seconds: null,
};

describe('the record of a client', () => {
  it.each([
    [{}, []],
    [{ finished: 12 }, [['Finished', '12 jobs']]],
    [{ ended: 3 }, [['Ended', '3 jobs']]],
    [{ approvals: 3, approval_seconds: 2 * DAY }, [['Usually approves', 'within 2 days']]],
    [
      { finished: 3, ended: 4, approvals: 3, approval_seconds: HOUR },
      [
        ['Finished', '3 jobs'],
        ['Ended', '4 jobs'],
        ['Usually approves', 'within an hour'],
      ],
    ],
  ])('with %j says %j and since when', (figures, facts) => {
    const described = describeClientRecord({ ...client, ...figures }, 'Jun 2023');
    expect(described.map(({ label, value }) => [label, value])).toEqual([
      ['Member since', 'Jun 2023'],
      ...facts,
    ]);
  });
});
