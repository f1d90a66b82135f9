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

/** Why an act came too late. */
export type MissedAct = {
  requestId: string;
  /** Of the database. */
  sentence: string;
  /** What was typed and not sent. */
  text?: string | undefined;
  /** While this is still possible, its form has the text. */
  act?: RequestAct;
};

type Offers = {
  open: (openOffer: OpenOffer) => void;
  missed: MissedAct | null;
  /** Null dismisses it. */
  setMissed: (missed: MissedAct | null) => void;
};

export const OffersContext = createContext<Offers>({
  open: () => {},
  missed: null,
  setMissed: () => {},
});

/** Opens the dialogs of offers, which `OffersProvider` renders. */
export function useOffers(): Offers {
  return use(OffersContext);
}
