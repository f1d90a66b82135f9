export type Side = 'client' | 'creator';
export const sides = ['client', 'creator'] as const;

export type Bill = {
  milestone: number;
  total: number;
  to_pay: number;
  is_paid: boolean;
  is_received: boolean;
  can_deny: boolean;
  is_reminded: boolean;
  is_corrected: boolean;
};
export type Given = {
  cents: number;
  status: 'asked' | 'owed' | 'sent' | 'confirmed';
  is_credit: boolean;
  is_of_case: boolean;
  milestone: number;
};
export type Dispute = {
  kind: 'delivery' | 'money_back';
  milestone: number;
  status: string;
  outcome: string;
  cents: number | null;
  decisions: number;
};
type Person =
  | 'left'
  | {
      is_suspended: boolean;
      suspended_days: number | null;
      is_dev: boolean;
      has_blocked: boolean;
    };
/** A line in the bell: whose, its kind, what it waits for, whether it does, and whether it is unread. */
export type Line = [Side, string, string | null, boolean, boolean];

/** What the database holds of a hire, without ids, and with times as days. */
export type Rows = {
  status: 'pending' | 'accepted' | 'completed' | 'rejected';
  delivered: number | null;
  milestone: number;
  end_by: Side | null;
  people: Record<Side, Person>;
  hidden: boolean;
  offer: [kind: string, side: Side, days: number, price: number, milestones: number] | null;
  invoices: Bill[] | null;
  refunds: Given[] | null;
  cases: Dispute[] | null;
  review: { rating: number; is_answered: boolean; age: number } | null;
  was_delivered: boolean;
  lines: Line[] | null;
  /** Whose they are, and the step that they were sent with, or null for a message; the first one first. */
  files: [owner: Side, step: string | null][] | null;
};
export type Event = {
  version: number;
  action: string;
  side: Side | null;
  milestone: number | null;
  cents: number | null;
};
/** The ids that acts need, and what laws look at beside the rows. */
export type Details = {
  version: number;
  turn: Side | 'admin' | null;
  due: Record<Side, string[]>;
  recent: Event[];
  offers: number;
  offer: string | null;
  item: string | null;
  invoices:
    | { id: string; milestone: number; total: number; refundable: number; approved_days: number }[]
    | null;
  refunds: { id: string; status: string; cents: number }[] | null;
  case: { id: string; status: string; amount: number } | null;
  cases: number;
  review: string | null;
  /** As in the rows. */
  files: string[] | null;
};

/** What happened outside the database, in cents, whatever was said about it. */
export type Facts = { sent: number; arrived: number; sentBack: number; arrivedBack: number };
export const nothingHappened: Facts = { sent: 0, arrived: 0, sentBack: 0, arrivedBack: 0 };

export type State = { rows: Rows; details: Details; facts: Facts };
export type Answer = { code: string; message: string };

/** Equal for states that differ in ids and times only; null once nobody is left who could act. */
export const keyOf = ({ rows, facts }: Pick<State, 'rows' | 'facts'>) =>
  JSON.stringify([rows, facts]);

export const isGone = (rows: Rows, side: Side) => rows.people[side] === 'left';
export const isSuspended = (rows: Rows, side: Side) => {
  const person = rows.people[side];
  return person !== 'left' && person.is_suspended;
};
export const isOver = ({ status }: Rows) => status === 'completed' || status === 'rejected';
export const openCaseOf = (rows: Rows) =>
  rows.cases?.find(({ status }) => !['agreed', 'closed', 'withdrawn'].includes(status));
export const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
export const isAnswer = (held: object | null): held is Answer => held !== null && 'code' in held;
