import type { ClientRecord } from './client-record.ts';
import type { CreatorRecord } from './creator-record.ts';
import type { RecordFigure } from './record-cases.ts';

/** One figure in words, and the rule behind it. */
export type RecordLine = {
  figure: RecordFigure | 'overdue_refunds' | 'member_since';
  text: string;
  calculation: string;
};

const HOUR = 3600;
const DAY = 24 * HOUR;
const NOT_COUNTED = "Withdrawn and expired requests don't count.";

/** Rounded up, so that it is never an understatement: 'within an hour', 'within 3 hours', 'within a day', 'within 2 days'. */
export function describeDuration(seconds: number): string {
  const hours = Math.max(1, Math.ceil(seconds / HOUR));
  if (hours === 1) return 'within an hour';
  if (hours < 24) return `within ${hours} hours`;
  const days = Math.ceil(seconds / DAY);
  return days <= 1 ? 'within a day' : `within ${format(days)} days`;
}

/** The percentage of jobs with a due date that were on time, rounded down so that it is never an overstatement; null below three. */
export function getOnTimeShare({
  with_due_date,
  on_time,
}: Pick<CreatorRecord, 'with_due_date' | 'on_time'>): number | null {
  return with_due_date && on_time !== null ? Math.floor((100 * on_time) / with_due_date) : null;
}

/** Null if all are sent in time. */
export function describeOverdueRefunds({
  overdue_refunds: count,
}: Pick<CreatorRecord, 'overdue_refunds'>): string | null {
  if (count === 0) return null;
  return `Owes ${format(count)} ${count === 1 ? 'refund' : 'refunds'} for more than 14 days`;
}

/** The figures of a creator that have enough cases; `memberSince` is a formatted month. */
export function describeCreatorRecord(record: CreatorRecord, memberSince: string): RecordLine[] {
  const { answers, answer_seconds, finished, with_due_date, repeat_clients } = record;
  const onTime = getOnTimeShare(record);
  const overdue = describeOverdueRefunds(record);
  const lines: (RecordLine | null)[] = [
    answer_seconds === null
      ? null
      : {
          figure: 'answers',
          text: `Usually answers ${describeDuration(answer_seconds)}`,
          calculation: `The median time from a request to accepting or declining it or making the first offer, over the last ${format(answers ?? 0)} answers, rounded up. ${NOT_COUNTED}`,
        },
    finished === null
      ? null
      : {
          figure: 'finished',
          text: `Finished ${countJobs(finished)}`,
          calculation:
            'Every job that its client approved, or that was completed automatically 14 days after the delivery; for one client, at most five that were delivered on one day. Reviews of others are not counted in the rating. A job whose money was given back in full is not finished.',
        },
    overdue === null
      ? null
      : {
          figure: 'overdue_refunds',
          text: overdue,
          calculation:
            'Refunds that were owed and not sent by the last reminder, after 14 days. Each counts until it has arrived.',
        },
    onTime === null
      ? null
      : {
          figure: 'on_time',
          text: `${onTime}% finished on time`,
          calculation: `Of the ${format(with_due_date ?? 0)} finished jobs with a due date, those first delivered before that day was over where the creator lives, rounded down. What was approved last counts. A due date moves by the time in which either account was suspended or a case was open.`,
        },
    repeat_clients === null
      ? null
      : {
          figure: 'repeat_clients',
          text: `${format(repeat_clients)} ${repeat_clients === 1 ? 'client' : 'clients'} came back`,
          calculation: "Clients with more than one finished job. Deleted accounts don't count.",
        },
    {
      figure: 'member_since',
      text: `Member since ${memberSince}`,
      calculation: 'The month in which the account was created.',
    },
  ];
  return lines.filter((line) => line !== null);
}

/** The figures of a client that have enough cases, with their labels; `memberSince` is a formatted month. */
export function describeClientRecord(
  record: ClientRecord,
  memberSince: string,
): { label: string; value: string }[] {
  const { finished, ended, approval_seconds } = record;
  return [
    { label: 'Member since', value: memberSince },
    { label: 'Finished', value: finished === null ? '' : countJobs(finished) },
    { label: 'Ended', value: ended === null ? '' : countJobs(ended) },
    {
      label: 'Usually approves',
      value: approval_seconds === null ? '' : describeDuration(approval_seconds),
    },
  ].filter(({ value }) => value !== '');
}

const countJobs = (count: number) => `${format(count)} ${count === 1 ? 'job' : 'jobs'}`;

const format = (count: number) => count.toLocaleString('en-US');
