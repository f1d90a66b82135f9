import type { OfferAction } from '../offers-context.ts';

export type FormAction = Extract<
  OfferAction,
  `${'make' | 'counter' | 'replace'}_offer` | `${'propose' | 'replace'}_change` | 'add_revision'
>;

const CHANGE = { title: 'Propose a change', send: 'Send proposal', sent: 'Change proposed.' };

/** The title of the form, and the label of its button. */
export const FORM_TEXTS: Record<FormAction, { title: string; send: string; sent: string }> = {
  make_offer: { title: 'Make an offer', send: 'Send offer', sent: 'Offer sent.' },
  counter_offer: { title: 'Suggest changes', send: 'Send changes', sent: 'Changes sent.' },
  replace_offer: { title: 'Replace your offer', send: 'Send offer', sent: 'Offer replaced.' },
  propose_change: CHANGE,
  add_revision: CHANGE,
  replace_change: {
    title: 'Replace your proposed change',
    send: 'Send proposal',
    sent: 'Proposed change replaced.',
  },
};
