import type { HireRequestWithHistory, RequestAction } from '@showcase/data/hire-requests';
import { createContext, use } from 'react';

/** The actions of either side for terms, or about the end. */
export type OfferAction =
  | Extract<RequestAction, `${string}_offer` | 'propose_change' | 'ask_for_time'>
  | Extract<RequestAction, `${string}_end` | 'end'>
  | 'replace_offer'
  | 'replace_change'
  | 'add_revision';

/** An act whose dialog is open. */
export type OpenOffer = {
  action: OfferAction;
  request: HireRequestWithHistory;
  /** The button that opened the dialog. */
  button: HTMLElement;
};

/** Why an action came too late. */
export type MissedAction = {
  requestId: string;
  /** Of the database. */
  sentence: string;
  /** The draft. */
  text?: string | undefined;
  /** While this is still possible, its form has the text. */
  action?: RequestAction;
};

type Offers = {
  open: (openOffer: OpenOffer) => void;
  missed: MissedAction | null;
  /** Null dismisses it. */
  setMissed: (missed: MissedAction | null) => void;
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
