import type { Obligation } from '@showcase/data/account';
import { formatCents } from '@showcase/data/invoices';

type CaseObligation = Extract<Obligation, { kind: 'case' }>;

/** The open items. */
export function nameObligation(obligation: Obligation): string {
  switch (obligation.kind) {
    case 'work':
      return 'Accepted work';
    case 'case':
      return obligation.status === 'appealed' ? 'An appeal in a case' : 'An open case';
    case 'refund':
      return obligation.side === 'creator'
        ? `You owe a refund of ${formatCents(obligation.cents)}`
        : `You are owed a refund of ${formatCents(obligation.cents)}`;
    case 'invoice':
      return `${formatCents(obligation.cents)} of invoice ${obligation.number} isn't paid`;
  }
}

/** The actions of this side to end it. */
export function describeAction(obligation: Obligation): string {
  const isCreator = obligation.side === 'creator';
  switch (obligation.kind) {
    case 'work':
      return 'Finish it, or ask to end the request.';
    case 'case':
      return describeCaseAction(obligation);
    case 'refund':
      return isCreator
        ? 'Send the money back, and say that it is sent.'
        : 'Say that it has arrived, or remind the creator in Messages.';
    case 'invoice':
      return isCreator
        ? 'Say that you received it, or lower the amount to nothing to write it off.'
        : 'Say that you paid it, or open a case if you disagree with it.';
  }
}

function describeCaseAction({ side, status }: CaseObligation): string {
  const isCreator = side === 'creator';
  if (status === 'decided') return 'The decision is final after 7 days, or you can appeal it.';
  if (status === 'appealed') return 'It ends when another admin decides.';
  if (status === 'redoing') {
    return isCreator ? 'Do the work again.' : 'Wait until the work is done again, or withdraw it.';
  }
  if (isCreator) {
    return status === 'open'
      ? 'Answer it. If you agree, it ends at once.'
      : 'It ends when it is answered or decided.';
  }
  if (status === 'redone') return 'Accept what was done again, or ask for a decision.';
  return status === 'countered'
    ? 'Accept what the creator proposes, or withdraw the case.'
    : 'Wait until it is answered or decided, or withdraw it.';
}
