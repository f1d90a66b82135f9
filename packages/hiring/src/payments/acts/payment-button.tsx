import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Button } from '@showcase/ui';
import type { ComponentProps } from 'react';
import type { OnPaymentAct, PaymentAct } from './payment-act.ts';

type PaymentButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & {
  act: PaymentAct;
  request: HireRequestWithHistory;
  onAct: OnPaymentAct;
};

/** Opens the dialog of an act about an invoice. */
export function PaymentButton({ act, request, onAct, ...rest }: PaymentButtonProps) {
  return (
    <Button
      {...rest}
      size="s"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onAct({ ...act, request, button: currentTarget })}
    />
  );
}
