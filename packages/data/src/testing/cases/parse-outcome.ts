import { formatCents } from '../../invoices/cents.ts';
import { CASE_OUTCOMES, type CaseOutcome } from '../../hire-requests/cases/case.ts';

type Proposed = { outcome: CaseOutcome; cents: number | null };
type Allowed = { outcomes: readonly CaseOutcome[]; totalCents: number };

/** Checks a proposed outcome like the database. */
export function parseOutcome(
  input: { outcome?: unknown; cents?: unknown },
  { outcomes, totalCents }: Allowed,
): { value: Proposed; problem?: undefined } | { value?: undefined; problem: string } {
  const outcome = CASE_OUTCOMES.find((known) => known === input.outcome);
  const cents = typeof input.cents === 'number' ? input.cents : null;
  if (!outcome || !outcomes.includes(outcome)) {
    return { problem: `Choose one of these: ${outcomes.join(', ')}` };
  }
  if (outcome !== 'part') {
    return cents === null
      ? { value: { outcome, cents } }
      : { problem: 'Only a part has an amount' };
  }
  if (cents !== null && cents >= 1 && cents < totalCents) return { value: { outcome, cents } };
  return { problem: `Enter an amount below ${formatCents(totalCents)}, of which this is a part` };
}
