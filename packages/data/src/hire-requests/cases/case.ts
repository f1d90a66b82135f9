import * as v from 'valibot';

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

const outcome = v.picklist(CASE_OUTCOMES);

const caseStep = v.object({
  number: v.number(),
  side: v.picklist(['client', 'creator', 'admin', 'time']),
  action: v.picklist(CASE_ACTIONS),
  text: v.nullable(v.string()),
  outcome: v.nullable(outcome),
  cents: v.nullable(v.number()),
  /** Whether the client had paid, in their own words when they opened it; null if they were not asked. */
  is_paid: v.optional(v.nullable(v.boolean()), null),
  created_at: v.string(),
});

/** The action of one side, an admin or time in a case. The parties never learn which admin. */
export type CaseStep = v.InferOutput<typeof caseStep>;

export const caseRow = v.object({
  id: v.string(),
  hire_request_id: v.string(),
  milestone: v.number(),
  kind: v.picklist(['delivery', 'money_back']),
  status: v.picklist(CASE_STATUSES),
  /** The last proposal or decision; `cents` only for a part. */
  outcome,
  cents: v.nullable(v.number()),
  /** The whole that a part belongs to, in cents. */
  amount_cents: v.number(),
  /** Until when the other side answers, or either side appeals. */
  answer_due_at: v.nullable(v.string()),
  closed_at: v.nullable(v.string()),
  created_at: v.string(),
  steps: v.array(caseStep),
  /** The actions of the reader, the primary one first. A newer database may offer more. */
  actions: v.array(v.custom<CaseAction>((action) => typeof action === 'string')),
  /** The last proposal of the other side, to which the reader can agree; null if there is none. */
  proposal: v.nullable(v.object({ outcome, cents: v.nullable(v.number()) })),
  /** What the reader can propose. */
  outcomes: v.array(outcome),
  /** Who answers, or does the work again; null if an admin does, or if both may appeal. */
  turn: v.nullable(v.picklist(['client', 'creator'])),
  /** Whether it waits because no admin may decide it. */
  lacks_admin: v.boolean(),
});

/** The case that is open, as a card shows it. */
export const openCaseRow = v.pick(caseRow, ['id', 'kind', 'status', 'answer_due_at', 'turn']);

/** A client's claim: a change of a delivery, or money back of approved work. */
export type Case = v.InferOutput<typeof caseRow>;
export type CaseOutcome = Case['outcome'];
