import type { HireRequestWithHistory, RequestAct } from '@showcase/data/hire-requests';
import { createContext, use } from 'react';

/** What either side does with terms, or about the end. */
export type OfferAct =
  | Extract<RequestAct, `${string}_offer` | 'propose_change' | 'ask_for_time'>
  | Extract<RequestAct, `${string}_end` | 'end'>
  | 'replace_offer'
  | 'replace_change'
  | 'add_revision';

/** An act whose dialog is open. */
export type OpenOffer = {
  act: OfferAct;
  request: HireRequestWithHistory;
  /** The button that opened the dialog. */
  button: HTMLElement;
};

/** Why an answer came too late: a sentence of the database. */
export type MissedOffer = { requestId: string; sentence: string };

type Offers = {
  open: (openOffer: OpenOffer) => void;
  missed: MissedOffer | null;
  dismissMissed: () => void;
};

export const OffersContext = createContext<Offers>({
  open: () => {},
  missed: null,
  dismissMissed: () => {},
});

/** Opens the dialogs of offers, which `OffersProvider` renders. */
export function useOffers(): Offers {
  return use(OffersContext);
}
