import type { Case, CaseOutcome } from '@showcase/data/hire-requests';
import { formatCents } from '@showcase/data/invoices';
import type { CaseForm } from '@showcase/data/schemas';

type Kind = Case['kind'];
type Outcome = { outcome: CaseOutcome; cents: number | null };

/** The amount that is proposed or decided: "$120 back". */
export function formatOutcome({ outcome, cents }: Outcome, kind: Kind): string {
  const part = formatCents(cents ?? 0);
  if (kind === 'delivery') {
    return {
      all: 'The request ends, and nothing is owed for this delivery',
      part: `Approved for ${part} less`,
      redo: 'The work is done again',
      none: 'The delivery is approved as it is',
    }[outcome];
  }
  return {
    all: 'All of the money back',
    part: `${part} back`,
    redo: 'The work is done again',
    none: 'No money back',
  }[outcome];
}

/** The immediate effects if both agree to it, as sentences. */
export function describeConsequence(
  { outcome, cents }: Outcome,
  { kind, amount_cents }: Pick<Case, 'kind' | 'amount_cents'>,
): string {
  const part = formatCents(cents ?? 0);
  if (kind === 'delivery') {
    return {
      all: 'The request ends now, and nothing is owed for this delivery.',
      part: `The delivery is approved, and ${part} less is to be paid.`,
      redo: "The creator delivers again. It doesn't count as a revision.",
      none: 'The delivery is approved as it is.',
    }[outcome];
  }
  return {
    all: `The creator pays all ${formatCents(amount_cents)} back, directly to the client.`,
    part: `The creator pays ${part} back, directly to the client.`,
    redo: 'The creator does the work again within 14 days. The client accepts it, or an admin decides.',
    none: 'No money goes back.',
  }[outcome];
}

const HINTS: Record<Kind, Record<CaseOutcome, string>> = {
  delivery: {
    all: 'The request ends, and nothing is owed for this delivery.',
    part: 'The delivery is approved, and less is to be paid.',
    redo: "The creator delivers again. It doesn't count as a revision.",
    none: 'The delivery is approved as it is.',
  },
  money_back: {
    all: 'The creator pays everything back.',
    part: 'The creator pays this amount back.',
    redo: 'The creator does the work again within 14 days. The client accepts it, or an admin decides.',
    none: 'No money goes back.',
  },
};

const LABELS: Record<CaseForm, Record<CaseOutcome, string>> = {
  open: { all: 'All of it', part: 'A part', redo: 'Have it redone', none: 'Nothing' },
  counter: { all: 'All of it', part: 'A part', redo: 'Do it again', none: 'Nothing' },
  decide: { all: 'In full', part: 'A part', redo: 'Again', none: 'Nothing' },
};

/** The options of a form, each with what it means. */
export function listOutcomes(form: CaseForm, kind: Kind, outcomes: readonly CaseOutcome[]) {
  return outcomes.map((value) => ({
    value,
    label: LABELS[form][value],
    hint: HINTS[kind][value],
  }));
}
