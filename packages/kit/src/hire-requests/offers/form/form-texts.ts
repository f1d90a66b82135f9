import type { OfferAct } from '../offers-context.ts';

export type FormAct = Extract<
  OfferAct,
  'make_offer' | 'counter_offer' | 'replace_offer' | 'propose_change'
>;

/** What the form is called, and what its button sends. */
export const FORM_TEXTS: Record<FormAct, { title: string; send: string; sent: string }> = {
  make_offer: { title: 'Make an offer', send: 'Send offer', sent: 'Offer sent.' },
  counter_offer: { title: 'Suggest changes', send: 'Send changes', sent: 'Changes sent.' },
  replace_offer: { title: 'Replace your offer', send: 'Send offer', sent: 'Offer replaced.' },
  propose_change: { title: 'Propose a change', send: 'Send proposal', sent: 'Change proposed.' },
};
