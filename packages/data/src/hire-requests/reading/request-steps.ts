/** What is said about invoices and refunds. */
export const PAYMENT_STEPS = [
  'pay',
  'withdraw_payment',
  'receive',
  'deny_payment',
  'correct_invoice',
  'refund',
  'ask_credit',
  'confirm_credit',
  'credit',
  'owe_refund',
  'send_refund',
  'confirm_refund',
  'deny_refund',
  'assume_refund',
] as const;

/** The entries that a timeline of a request can have. */
export const HIRE_REQUEST_STEPS = [
  'create',
  'accept',
  'decline',
  'cancel',
  'deliver',
  'ask_changes',
  'approve',
  'end',
  'leave',
  'leave_work',
  'remove_item',
  'sell_to_other',
  'complete',
  'make_offer',
  'accept_offer',
  'decline_offer',
  'withdraw_offer',
  'expire_offer',
  'approve_milestone',
  'complete_milestone',
  'expire',
  'ask_end',
  'accept_end',
  'decline_end',
  'withdraw_end',
  'end_by_silence',
  ...PAYMENT_STEPS,
  'open_case',
  'answer_case',
  'dispute_case',
  'escalate_case',
  'agree_case',
  'withdraw_case',
  'leave_case',
  'lapse_case',
  'decide_case',
  'appeal_case',
  'close_case',
  'agree_redo',
  'redo',
  'miss_redo',
  'accept_redo',
  'settle',
  'settle_milestone',
  'end_by_decision',
] as const;

/** The actions of a side for a request: those of act_on_hire_request, and those about offers and its end. */
export type RequestAction =
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'deliver'
  | 'ask_changes'
  | 'approve'
  | 'end'
  | 'make_offer'
  | 'counter_offer'
  | 'accept_offer'
  | 'decline_offer'
  | 'withdraw_offer'
  | 'propose_change'
  | 'ask_for_time'
  | 'ask_to_end'
  | 'accept_end'
  | 'decline_end'
  | 'withdraw_end';
