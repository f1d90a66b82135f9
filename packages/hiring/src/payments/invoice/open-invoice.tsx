import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { Invoice } from '@showcase/data/invoices';
import { Stack } from '@showcase/ui';
import { useId } from 'react';
import { useNow } from '../../requests/plan/use-now.ts';
import type { OnPaymentAction } from '../actions/payment-action.ts';
import { PaymentButton } from '../actions/payment-button.tsx';
import { ClientMethod } from '../method/client-method.tsx';
import { CreatorMethod } from '../method/creator-method.tsx';
import {
  describeDenied,
  describePaid,
  describeSettlement,
  describeWork,
  getPaymentTitle,
  getRefundableCents,
  awaitsWord,
  isUnsaid,
  type PaymentReader,
} from '../payment-texts.ts';
import { Buttons, PaymentTitle, Rule, Word, Words } from '../payment.styles.ts';
import { EInvoiceDownload } from './e-invoice-download.tsx';
import { InvoiceDownload } from './invoice-download.tsx';
import { RefundList } from '../refunds/refund-list.tsx';

type OpenInvoiceProps = {
  invoice: Invoice;
  request: HireRequestWithHistory;
  reader: PaymentReader;
  onAction: OnPaymentAction;
};

/** How an invoice is paid, and what both sides say about it. */
export function OpenInvoice({ invoice, request, reader, onAction }: OpenInvoiceProps) {
  const titleId = useId();
  const clock = { now: useNow(), zone: request.time_zone };
  const isClient = reader.side === 'client';
  const awaitsClient = isClient && awaitsWord(invoice, request.refunds);
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <div>
        <PaymentTitle id={titleId}>
          {getPaymentTitle(invoice, request.refunds, reader)}
        </PaymentTitle>
        <Rule>
          {describeWork(invoice, request, clock)} {describeSettlement(reader)}
        </Rule>
      </div>
      {awaitsClient || (isClient && invoice.rests) ? (
        <InvoiceDownload invoice={invoice} />
      ) : isClient ? (
        <ClientMethod invoice={invoice} request={request} name={reader.name} />
      ) : (
        <CreatorMethod invoice={invoice} />
      )}
      <EInvoiceDownload invoice={invoice} />
      <Words>
        <Word>
          <span>{isClient ? 'You' : <bdi>{reader.name}</bdi>}</span>
          {isClient && invoice.paid_at === null && !awaitsClient ? (
            <PaymentButton
              action={{ action: 'paid', invoice }}
              request={request}
              onAction={onAction}
            >
              I have paid
            </PaymentButton>
          ) : (
            <span>{describePaid(invoice, request.refunds, clock)}</span>
          )}
          {isClient && invoice.paid_at !== null && (
            <PaymentButton
              action={{ action: 'withdrawn', invoice }}
              request={request}
              onAction={onAction}
            >
              I have not paid
            </PaymentButton>
          )}
        </Word>
        <Word>
          <span>{isClient ? <bdi>{reader.name}</bdi> : 'You'}</span>
          {isClient ? (
            <span>{describeDenied(invoice, clock)}</span>
          ) : (
            <PaymentButton
              action={{ action: 'received', invoice }}
              request={request}
              onAction={onAction}
              {...(invoice.paid_at !== null && { variant: 'primary' })}
            >
              I have received it
            </PaymentButton>
          )}
          {!isClient && invoice.paid_at !== null && (
            <PaymentButton
              action={{ action: 'missing', invoice }}
              request={request}
              onAction={onAction}
            >
              It has not arrived
            </PaymentButton>
          )}
        </Word>
      </Words>
      <RefundList invoice={invoice} request={request} reader={reader} onAction={onAction} />
      {!isClient && (
        <Buttons>
          {getRefundableCents(invoice, request.refunds) > 0 && (
            <PaymentButton
              action={{ action: 'refund', invoice }}
              request={request}
              onAction={onAction}
            >
              {isUnsaid(invoice) ? 'Lower the amount' : 'Enter a refund'}
            </PaymentButton>
          )}
          {!request.suspended_sides.includes('creator') && (
            <PaymentButton
              action={{ action: 'correct', invoice }}
              request={request}
              onAction={onAction}
            >
              Correct the invoice
            </PaymentButton>
          )}
        </Buttons>
      )}
    </Stack>
  );
}
