import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { formatCents, type Invoice } from '@showcase/data/invoices';
import { SectionTitle } from '../../requests/panel/panel.styles.ts';
import { useNow } from '../../requests/plan/use-now.ts';
import type { OnPaymentAction } from '../actions/payment-action.ts';
import { PaymentButton } from '../actions/payment-button.tsx';
import { describeSettled, getRefundableCents, type PaymentReader } from '../payment-texts.ts';
import { Amount, Buttons, Detail, Entries, Entry } from '../payment.styles.ts';
import { EInvoiceDownload } from './e-invoice-download.tsx';
import { InvoiceDownload } from './invoice-download.tsx';
import { RefundList } from '../refunds/refund-list.tsx';

type SettledInvoicesProps = {
  invoices: readonly Invoice[];
  request: HireRequestWithHistory;
  reader: PaymentReader;
  onAction: OnPaymentAction;
};

/** Invoices that were received or replaced, with their refunds. */
export function SettledInvoices({ invoices, request, reader, onAction }: SettledInvoicesProps) {
  const clock = { now: useNow(), zone: request.time_zone };
  return (
    <section aria-label="Settled invoices">
      <SectionTitle>Settled invoices</SectionTitle>
      <Entries>
        {invoices.map((invoice) => (
          <Entry key={invoice.id}>
            <Detail>
              Invoice {invoice.number}, {describeSettled(invoice, request.invoices, clock)}
            </Detail>
            <Amount>{formatCents(invoice.total_cents)}</Amount>
            <Buttons>
              <InvoiceDownload invoice={invoice} />
              <EInvoiceDownload invoice={invoice} />
            </Buttons>
            <RefundList invoice={invoice} request={request} reader={reader} onAction={onAction} />
            <Buttons>
              {reader.side === 'creator' && invoice.can_deny && (
                <PaymentButton
                  action={{ action: 'missing', invoice }}
                  request={request}
                  onAction={onAction}
                >
                  It has not arrived
                </PaymentButton>
              )}
              {canRefund(invoice, request, reader) && (
                <PaymentButton
                  action={{ action: 'refund', invoice }}
                  request={request}
                  onAction={onAction}
                >
                  Enter a refund
                </PaymentButton>
              )}
            </Buttons>
          </Entry>
        ))}
      </Entries>
    </section>
  );
}

function canRefund(
  invoice: Invoice,
  { refunds }: HireRequestWithHistory,
  { side }: PaymentReader,
): boolean {
  const isPaid = invoice.received_at !== null && invoice.corrected_by === null;
  return side === 'creator' && isPaid && getRefundableCents(invoice, refunds) > 0;
}
