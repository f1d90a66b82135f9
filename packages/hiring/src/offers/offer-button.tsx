import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Button } from '@showcase/ui';
import type { ReactNode } from 'react';
import { useOffers, type OfferAct } from './offers-context.ts';

type OfferButtonProps = {
  act: OfferAct;
  request: HireRequestWithHistory;
  variant?: 'primary';
  children: ReactNode;
};

/** Opens the dialog of an act about terms. */
export function OfferButton({ act, request, variant, children }: OfferButtonProps) {
  const { open } = useOffers();
  return (
    <Button
      {...(variant && { variant })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open({ act, request, button: currentTarget })}
    >
      {children}
    </Button>
  );
}
