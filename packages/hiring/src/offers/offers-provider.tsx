import type { HireRequestSide } from '@showcase/data/hire-requests';
import { useMemo, useState, type ReactNode } from 'react';
import { OfferDialog } from './lazy-offer-dialog.ts';
import { OffersContext, type MissedAction, type OpenOffer } from './offers-context.ts';

type OffersProviderProps = { side: HireRequestSide; userId: string; children: ReactNode };

/** Renders the dialogs of offers above the list and the panel of one side's requests. */
export function OffersProvider({ side, userId, children }: OffersProviderProps) {
  const [openOffer, setOpenOffer] = useState<OpenOffer | null>(null);
  const [missed, setMissed] = useState<MissedAction | null>(null);
  const offers = useMemo(() => ({ open: setOpenOffer, missed, setMissed }), [missed]);
  return (
    <OffersContext value={offers}>
      {children}
      {openOffer && (
        <OfferDialog
          {...openOffer}
          side={side}
          userId={userId}
          onClose={() => setOpenOffer(null)}
          onMissed={setMissed}
        />
      )}
    </OffersContext>
  );
}
