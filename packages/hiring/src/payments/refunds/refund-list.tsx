import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { formatCents, type Invoice, type Refund } from '@showcase/data/invoices';
import { useNow } from '../../requests/plan/use-now.ts';
import type { OnPaymentAction, RefundWord } from '../actions/payment-action.ts';
import { PaymentButton } from '../actions/payment-button.tsx';
import { EInvoiceDownload } from '../invoice/e-invoice-download.tsx';
import { InvoiceDownload } from '../invoice/invoice-download.tsx';
import { describeNext, describeRefund, type PaymentReader } from '../payment-texts.ts';
import { Amount, Buttons, Detail, Entries, Entry } from '../payment.styles.ts';

type RefundListProps = {
  invoice: Invoice;
  request: HireRequestWithHistory;
  reader: PaymentReader;
  onAction: OnPaymentAction;
};

/** Money back of one invoice. Renders nothing if there is none. */
export function RefundList({ invoice, request, reader, onAction }: RefundListProps) {
  const clock = { now: useNow(), zone: request.time_zone };
  const refunds = request.refunds.filter(({ invoice_id }) => invoice_id === invoice.id);
  if (refunds.length === 0) return null;
  return (
    <Entries aria-label={`Refunds of invoice ${invoice.number}`}>
      {refunds.map((refund) => {
        const actions = getOwnActions(refund, reader);
        const next = describeNext(refund, reader, clock);
        return (
          <Entry key={refund.id}>
            <Detail>
              {refund.is_credit ? 'Credit' : 'Refund'}, {describeRefund(refund, clock, reader)}
              {refund.reason !== null && <q dir="auto">{refund.reason}</q>}
              {next}
            </Detail>
            <Amount>{formatCents(refund.amount_cents)}</Amount>
            {refund.credit_note && (
              <Buttons>
                <InvoiceDownload invoice={refund.credit_note} />
                <EInvoiceDownload invoice={refund.credit_note} />
              </Buttons>
            )}
            {actions.length > 0 && (
              <Buttons>
                {actions.map((action, index) => (
                  <PaymentButton
                    key={action}
                    action={{ action, invoice, refund }}
                    request={request}
                    onAction={onAction}
                    {...(index === 0 &&
                      isWaitingFor(refund, reader) && { variant: 'primary' as const })}
                  >
                    {labels[action]}
                  </PaymentButton>
                ))}
                {actions.includes('confirmCredit') && (
                  <PaymentButton
                    action={{ action: 'paid', invoice }}
                    request={request}
                    onAction={onAction}
                  >
                    I have paid
                  </PaymentButton>
                )}
              </Buttons>
            )}
          </Entry>
        );
      })}
    </Entries>
  );
}

const labels = {
  sendRefund: 'I have sent it',
  confirmRefund: 'It has arrived',
  denyRefund: 'It has not arrived',
  confirmCredit: 'I have not paid',
};

function getOwnActions({ status }: Refund, { side }: PaymentReader): RefundWord[] {
  if (side === 'creator') return status === 'owed' ? ['sendRefund'] : [];
  if (status === 'confirmed') return [];
  if (status === 'asked') return ['confirmCredit'];
  return status === 'sent' ? ['confirmRefund', 'denyRefund'] : ['confirmRefund'];
}

/** The client can confirm what is still owed, but does not have to. */
function isWaitingFor({ status }: Refund, { side }: PaymentReader) {
  return side === 'creator' ? status === 'owed' : status === 'sent' || status === 'asked';
}
