import { formatCents } from '@showcase/data/invoices';
import { isolated } from '@showcase/ui';

/** A step of a request, as its timeline and the conversation of its parties describe it. */
type Act = {
  action: string;
  offer: { kind: string; side: string } | null;
  /** The title of the milestone, if there are several. */
  milestone: string | null;
  /** What was paid, received or refunded. */
  cents?: number | null;
};

/** What someone did, to follow their name: "accepted the offer". Null for an act that is not known here. */
export function describeAct(act: Act): string | null {
  const { action, offer, milestone } = act;
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
      return `delivered ${nameWork(act)}`;
    case 'ask_changes':
      return milestone === null ? 'requested changes' : `requested changes to ${nameWork(act)}`;
    case 'approve':
    case 'approve_milestone':
      return `approved ${nameWork(act)}`;
    case 'end':
      return 'ended the request';
    case 'ask_end':
      return 'asked to end the request';
    case 'accept_end':
      return 'agreed to end the request';
    case 'decline_end':
      return 'chose to keep working';
    case 'withdraw_end':
      return 'no longer asks to end the request';
    case 'pay':
      return `paid ${nameAmount(act)}`;
    case 'receive':
      return `received ${nameAmount(act)}`;
    case 'correct_invoice':
      return 'corrected an invoice';
    case 'refund':
    case 'send_refund':
      return `refunded ${nameAmount(act)}`;
    case 'credit':
      return `lowered an invoice by ${nameAmount(act)}`;
    case 'confirm_refund':
      return `confirmed a refund of ${nameAmount(act)}`;
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
    case 'withdraw_case':
      return 'withdrew the case';
    case 'appeal_case':
      return 'appealed the decision';
    default:
      return null;
  }
}

/** What happened without anyone's act, as a sentence without a full stop; null for an act of a person. */
export function describeTimeAct(act: Act): string | null {
  switch (act.action) {
    case 'expire_offer':
      return capitalize(`${nameOffer(act.offer)} expired`);
    case 'owe_refund':
      return `A refund of ${nameAmount(act)} is owed`;
    case 'credit':
      return `An invoice was lowered by ${nameAmount(act)}`;
    case 'expire':
      return 'The request expired after 14 days without an answer';
    case 'end_by_silence':
      return 'The request ended after 5 days without an answer';
    case 'complete':
    case 'complete_milestone':
      return capitalize(`${nameWork(act)} was approved automatically 14 days after delivery`);
    case 'escalate_case':
      return 'The case had no answer and waits for a decision';
    case 'decide_case':
      return 'An admin decided the case';
    case 'close_case':
      return 'The decision of the case is final';
    case 'lapse_case':
      return 'The case was closed after 7 days without an answer';
    case 'settle':
    case 'settle_milestone':
      return capitalize(`${nameWork(act)} was approved as the result of the case`);
    case 'end_by_decision':
      return 'The request ended by the decision of the case';
    default:
      return null;
  }
}

function describeProposal(offer: Act['offer']) {
  if (offer?.kind === 'extension') return 'asked for more time';
  if (offer?.kind === 'change_order') return 'proposed a change';
  return offer?.side === 'client' ? 'suggested changes' : 'made an offer';
}

function nameOffer(offer: Act['offer']) {
  if (offer?.kind === 'extension') return 'the request for more time';
  if (offer?.kind === 'change_order') return 'the proposed change';
  return offer?.side === 'client' ? 'the suggested changes' : 'the offer';
}

function nameAmount({ cents }: Act) {
  return formatCents(cents ?? 0);
}

function nameWork({ milestone }: Act) {
  return milestone === null ? 'the work' : isolated`“${milestone}”`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
