import { expect, it } from 'vitest';
import { describeAction, describeTimeAction } from './describe-action.ts';

const whole = { offer: null, milestone: null };
const offer = (kind: string, side = 'creator') => ({ offer: { kind, side }, milestone: null });

it.each([
  [{ action: 'create', ...whole }, 'sent the request'],
  [{ action: 'accept', ...whole }, 'accepted the request'],
  [{ action: 'decline', ...whole }, 'declined the request'],
  [{ action: 'cancel', ...whole }, 'withdrew the request'],
  [{ action: 'deliver', ...whole }, 'delivered the work'],
  [{ action: 'deliver', offer: null, milestone: 'Draft' }, 'delivered “Draft”'],
  [{ action: 'ask_changes', ...whole }, 'requested changes'],
  [{ action: 'ask_changes', offer: null, milestone: 'Draft' }, 'requested changes to “Draft”'],
  [{ action: 'approve', ...whole }, 'approved the work'],
  [{ action: 'approve_milestone', offer: null, milestone: 'Draft' }, 'approved “Draft”'],
  [{ action: 'end', offer: null, milestone: 'Draft' }, 'ended the request'],
  [{ action: 'leave', ...whole }, 'deleted the account, which ended the request'],
  [
    { action: 'sell_to_other', ...whole },
    'sold the project to someone else, which closed the request',
  ],
  [{ action: 'remove_item', ...whole }, 'deleted what the request was about, which closed it'],
  [{ action: 'leave_case', ...whole }, 'deleted the account, which closed the case'],
  [{ action: 'ask_end', ...whole }, 'asked to end the request'],
  [{ action: 'accept_end', ...whole }, 'agreed to end the request'],
  [{ action: 'decline_end', ...whole }, 'chose to keep working'],
  [{ action: 'withdraw_end', ...whole }, 'no longer asks to end the request'],
  [{ action: 'make_offer', ...offer('offer') }, 'made an offer'],
  [{ action: 'make_offer', ...offer('offer', 'client') }, 'suggested changes'],
  [{ action: 'make_offer', ...offer('change_order', 'client') }, 'proposed a change'],
  [{ action: 'make_offer', ...offer('extension') }, 'asked for more time'],
  [{ action: 'accept_offer', ...offer('offer') }, 'accepted the offer'],
  [{ action: 'accept_offer', ...offer('offer', 'client') }, 'accepted the suggested changes'],
  [{ action: 'decline_offer', ...offer('change_order') }, 'declined the proposed change'],
  [{ action: 'withdraw_offer', ...offer('change_order') }, 'withdrew the proposed change'],
  [{ action: 'accept_offer', ...offer('extension') }, 'gave more time'],
  [{ action: 'decline_offer', ...offer('extension') }, 'declined the request for more time'],
  [{ action: 'withdraw_offer', ...offer('extension') }, 'withdrew the request for more time'],
  [{ action: 'accept_offer', ...whole }, 'accepted the offer'],
  [{ action: 'open_case', ...whole }, 'opened a case'],
  [{ action: 'agree_case', ...whole }, 'agreed in the case'],
  [{ action: 'agree_redo', ...whole }, 'agreed that the work is done again'],
  [{ action: 'redo', ...whole }, 'did the work again'],
  [{ action: 'accept_redo', ...whole }, 'accepted what was done again'],
  [{ action: 'appeal_case', ...whole }, 'appealed the decision'],
  [{ action: 'unknown', ...whole }, null],
])('%j reads: %s', (step, text) => {
  expect(describeAction(step)).toBe(text);
});

it.each([
  [{ action: 'expire_offer', ...offer('offer') }, 'The offer expired'],
  [{ action: 'expire_offer', ...offer('offer', 'client') }, 'The suggested changes expired'],
  [{ action: 'expire_offer', ...offer('change_order') }, 'The proposed change expired'],
  [{ action: 'expire_offer', ...offer('extension') }, 'The request for more time expired'],
  [{ action: 'expire', ...whole }, 'The request expired after 14 days without an answer'],
  [{ action: 'end_by_silence', ...whole }, 'The request ended after 5 days without an answer'],
  [{ action: 'complete', ...whole }, 'The work was approved automatically 14 days after delivery'],
  [
    { action: 'complete_milestone', offer: null, milestone: 'Draft' },
    '“Draft” was approved automatically 14 days after delivery',
  ],
  [
    { action: 'miss_redo', ...whole },
    'The work was not done again, and the case waits for a decision',
  ],
  [
    { action: 'accept_redo', ...whole },
    'What was done again counts as accepted after 14 days without an answer',
  ],
  [{ action: 'decide_case', ...whole }, 'An admin decided the case'],
  [{ action: 'settle', ...whole }, 'The work was approved as the result of the case'],
  [{ action: 'accept', ...whole }, null],
])('what time does, %j, reads: %s', (step, text) => {
  expect(describeTimeAction(step)).toBe(text);
});
