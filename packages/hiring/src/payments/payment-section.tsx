import type { HireRequestSide, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Stack } from '@showcase/ui';
import { useState } from 'react';
import { getCounterparty } from '../requests/counterparty/get-counterparty.ts';
import { PaymentDialog } from './actions/lazy-payment-dialog.ts';
import type { OpenPaymentAction } from './actions/payment-action.ts';
import { OpenInvoice } from './invoice/open-invoice.tsx';
import { isOpenInvoice } from './payment-texts.ts';
import { SettledInvoices } from './invoice/settled-invoices.tsx';

type PaymentSectionProps = {
  side: HireRequestSide;
  request: HireRequestWithHistory;
  userId: string;
};

/** Open payments for approved work, the oldest first, and finished ones. Renders nothing before anything is approved. */
export function PaymentSection({ side, request, userId }: PaymentSectionProps) {
  const [action, setAction] = useState<OpenPaymentAction | null>(null);
  const { invoices } = request;
  PaymentDialog.usePreload(invoices.length > 0);
  if (invoices.length === 0) return null;
  const reader = { side, name: getCounterparty(request, side).name };
  const open = invoices.filter(isOpenInvoice);
  const settled = invoices.filter((invoice) => !isOpenInvoice(invoice));
  const common = { request, reader, onAction: setAction };
  return (
    <Stack gap={8}>
      {open.map((invoice) => (
        <OpenInvoice key={invoice.id} {...common} invoice={invoice} />
      ))}
      {settled.length > 0 && <SettledInvoices {...common} invoices={settled} />}
      {action && (
        <PaymentDialog
          {...action}
          reader={reader}
          userId={userId}
          onClose={() => setAction(null)}
        />
      )}
    </Stack>
  );
}
