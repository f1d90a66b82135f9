import type { OfferAct } from '../offers-context.ts';

export type FormAct = Extract<
  OfferAct,
  `${'make' | 'counter' | 'replace'}_offer` | `${'propose' | 'replace'}_change` | 'add_revision'
>;

const CHANGE = { title: 'Propose a change', send: 'Send proposal', sent: 'Change proposed.' };

/** What the form is called, and what its button sends. */
export const FORM_TEXTS: Record<FormAct, { title: string; send: string; sent: string }> = {
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
