import { z } from '../../zod-mini.ts';

export const CASE_STATUSES = [
  'open',
  'countered',
  'redoing',
  'redone',
  'waiting',
  'decided',
  'appealed',
  'agreed',
  'closed',
  'withdrawn',
] as const;
/** Everything, a part, the work again, or nothing. */
export const CASE_OUTCOMES = ['all', 'part', 'redo', 'none'] as const;

export const CASE_ACTIONS = [
  'open',
  'counter',
  'accept',
  'redo',
  'miss',
  'dispute',
  'withdraw',
  'escalate',
  'decide',
  'appeal',
  'close',
] as const;

/** The actions of a side in a case. */
export type CaseAction = 'accept' | 'counter' | 'redo' | 'dispute' | 'withdraw' | 'appeal';

const outcome = z.enum(CASE_OUTCOMES);

const caseStep = z.object({
  number: z.number(),
  side: z.enum(['client', 'creator', 'admin', 'time']),
  action: z.enum(CASE_ACTIONS),
  text: z.nullable(z.string()),
  outcome: z.nullable(outcome),
  cents: z.nullable(z.number()),
  /** Whether the client had paid, in their own words when they opened it; null if they were not asked. */
  is_paid: z._default(z.nullable(z.boolean()), null),
  created_at: z.string(),
});

/** The action of one side, an admin or time in a case. The parties never learn which admin. */
export type CaseStep = z.infer<typeof caseStep>;

export const caseRow = z.object({
  id: z.string(),
  hire_request_id: z.string(),
  milestone: z.number(),
  kind: z.enum(['delivery', 'money_back']),
  status: z.enum(CASE_STATUSES),
  /** The last proposal or decision; `cents` only for a part. */
  outcome,
  cents: z.nullable(z.number()),
  /** The whole that a part belongs to, in cents. */
  amount_cents: z.number(),
  /** Until when the other side answers, or either side appeals. */
  answer_due_at: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  created_at: z.string(),
  steps: z.array(caseStep),
  /** The actions of the reader, the primary one first. A newer database may offer more. */
  actions: z.array(z.custom<CaseAction>((action) => typeof action === 'string')),
  /** The last proposal of the other side, to which the reader can agree; null if there is none. */
  proposal: z.nullable(z.object({ outcome, cents: z.nullable(z.number()) })),
  /** What the reader can propose. */
  outcomes: z.array(outcome),
  /** Who answers, or does the work again; null if an admin does, or if both may appeal. */
  turn: z.nullable(z.enum(['client', 'creator'])),
  /** Whether it waits because no admin may decide it. */
  lacks_admin: z.boolean(),
});

/** The case that is open, as a card shows it. */
export const openCaseRow = z.pick(caseRow, {
  id: true,
  kind: true,
  status: true,
  answer_due_at: true,
  turn: true,
});

/** A client's claim: a change of a delivery, or money back of approved work. */
export type Case = z.infer<typeof caseRow>;
export type CaseOutcome = Case['outcome'];
