import { formatCents } from '@showcase/data/invoices';
import { bidi } from '@showcase/ui';

/** A step of a request, as its timeline and the conversation of its parties describe it. */
type Step = {
  action: string;
  offer: { kind: string; side: string } | null;
  /** The title of the milestone, if there are several. */
  milestone: string | null;
  /** The amount that was paid, received or refunded. */
  cents?: number | null;
};

/** An action in words, to follow a name: "accepted the offer". Null for an action that is not known here. */
export function describeAction(step: Step): string | null {
  const { action, offer, milestone } = step;
  switch (action) {
    case 'create':
      return 'sent the request';
    case 'accept':
      return 'accepted the request';
    case 'decline':
      return 'declined the request';
    case 'cancel':
      return 'withdrew the request';
    case 'deliver':
      return `delivered ${nameWork(step)}`;
    case 'ask_changes':
      return milestone === null ? 'requested changes' : `requested changes to ${nameWork(step)}`;
    case 'approve':
    case 'approve_milestone':
      return `approved ${nameWork(step)}`;
    case 'end':
      return 'ended the request';
    case 'leave':
    case 'leave_work':
      return 'deleted the account, which ended the request';
    case 'remove_item':
      return 'deleted what the request was about, which closed it';
    case 'sell_to_other':
      return 'sold the project to someone else, which closed the request';
    case 'ask_end':
      return 'asked to end the request';
    case 'accept_end':
      return 'agreed to end the request';
    case 'decline_end':
      return 'chose to keep working';
    case 'withdraw_end':
      return 'no longer asks to end the request';
    case 'pay':
      return `paid ${nameAmount(step)}`;
    case 'withdraw_payment':
      return `took back that ${nameAmount(step)} was paid`;
    case 'deny_payment':
      return `said that ${nameAmount(step)} has not arrived`;
    case 'receive':
      return `received ${nameAmount(step)}`;
    case 'correct_invoice':
      return 'corrected an invoice';
    case 'refund':
    case 'send_refund':
      return `refunded ${nameAmount(step)}`;
    case 'ask_credit':
      return `offered to lower an invoice by ${nameAmount(step)} if it is not paid`;
    case 'confirm_credit':
      return `did not pay an invoice, which is ${nameAmount(step)} lower now`;
    case 'credit':
      return `lowered an invoice by ${nameAmount(step)}`;
    case 'owe_refund':
      return `said that an invoice was paid: a refund of ${nameAmount(step)} is owed`;
    case 'confirm_refund':
      return `confirmed a refund of ${nameAmount(step)}`;
    case 'deny_refund':
      return `said that a refund of ${nameAmount(step)} has not arrived`;
    case 'make_offer':
      return describeProposal(offer);
    case 'accept_offer':
      return offer?.kind === 'extension' ? 'gave more time' : `accepted ${nameOffer(offer)}`;
    case 'decline_offer':
      return `declined ${nameOffer(offer)}`;
    case 'withdraw_offer':
      return `withdrew ${nameOffer(offer)}`;
    case 'open_case':
      return 'opened a case';
    case 'answer_case':
      return 'answered the case';
    case 'dispute_case':
      return 'asked for a decision';
    case 'agree_case':
      return 'agreed in the case';
    case 'agree_redo':
      return 'agreed that the work is done again';
    case 'redo':
      return 'did the work again';
    case 'accept_redo':
      return 'accepted what was done again';
    case 'withdraw_case':
      return 'withdrew the case';
    case 'leave_case':
      return 'deleted the account, which closed the case';
    case 'appeal_case':
      return 'appealed the decision';
    default:
      return null;
  }
}

/** An event without anyone's action, as a sentence without a full stop; null for an action of a person. */
export function describeTimeAction(step: Step): string | null {
  switch (step.action) {
    case 'expire_offer':
      return capitalize(`${nameOffer(step.offer)} expired`);
    case 'owe_refund':
      return `A refund of ${nameAmount(step)} is owed`;
    case 'ask_credit':
      return `An invoice is ${nameAmount(step)} lower if the client says that it is not paid`;
    case 'credit':
      return `An invoice was lowered by ${nameAmount(step)}`;
    case 'assume_refund':
      return `A refund of ${nameAmount(step)} counts as arrived after 14 days without an answer`;
    case 'expire':
      return 'The request expired after 14 days without an answer';
    case 'end_by_silence':
      return 'The request ended after 5 days without an answer';
    case 'complete':
    case 'complete_milestone':
      return capitalize(`${nameWork(step)} was approved automatically 14 days after delivery`);
    case 'escalate_case':
      return 'The case waits for a decision by an admin';
    case 'decide_case':
      return 'An admin decided the case';
    case 'close_case':
      return 'The decision of the case is final';
    case 'miss_redo':
      return 'The work was not done again, and the case waits for a decision';
    case 'accept_redo':
      return 'What was done again counts as accepted after 14 days without an answer';
    case 'lapse_case':
      return 'The case was closed after 7 days without an answer';
    case 'settle':
    case 'settle_milestone':
      return capitalize(`${nameWork(step)} was approved as the result of the case`);
    case 'end_by_decision':
      return 'The request ended by the decision of the case';
    default:
      return null;
  }
}

function describeProposal(offer: Step['offer']) {
  if (offer?.kind === 'extension') return 'asked for more time';
  if (offer?.kind === 'change_order') return 'proposed a change';
  return offer?.side === 'client' ? 'suggested changes' : 'made an offer';
}

function nameOffer(offer: Step['offer']) {
  if (offer?.kind === 'extension') return 'the request for more time';
  if (offer?.kind === 'change_order') return 'the proposed change';
  return offer?.side === 'client' ? 'the suggested changes' : 'the offer';
}

function nameAmount({ cents }: Step) {
  return formatCents(cents ?? 0);
}

function nameWork({ milestone }: Step) {
  return milestone === null ? 'the work' : bidi`“${milestone}”`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
