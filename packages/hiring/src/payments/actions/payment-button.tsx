import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Button } from '@showcase/ui';
import type { ComponentProps } from 'react';
import type { OnPaymentAction, PaymentAction } from './payment-action.ts';

type PaymentButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & {
  action: PaymentAction;
  request: HireRequestWithHistory;
  onAction: OnPaymentAction;
};

/** Opens the dialog of an action about an invoice. */
export function PaymentButton({ action, request, onAction, ...rest }: PaymentButtonProps) {
  return (
    <Button
      {...rest}
      size="s"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onAction({ ...action, request, button: currentTarget })}
    />
  );
}
