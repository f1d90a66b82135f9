import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Button } from '@showcase/ui';
import type { ReactNode } from 'react';
import { useOffers, type OfferAction } from './offers-context.ts';

type OfferButtonProps = {
  action: OfferAction;
  request: HireRequestWithHistory;
  variant?: 'primary';
  children: ReactNode;
};

/** Opens the dialog of an action about terms. */
export function OfferButton({ action, request, variant, children }: OfferButtonProps) {
  const { open } = useOffers();
  return (
    <Button
      {...(variant && { variant })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open({ action, request, button: currentTarget })}
    >
      {children}
    </Button>
  );
}
