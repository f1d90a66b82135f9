import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { Invoice } from '@showcase/data/invoices';
import { Stack } from '@showcase/ui';
import { useId } from 'react';
import { useNow } from '../../requests/plan/use-now.ts';
import type { OnPaymentAct } from '../acts/payment-act.ts';
import { PaymentButton } from '../acts/payment-button.tsx';
import { ClientMethod } from '../method/client-method.tsx';
import { CreatorMethod } from '../method/creator-method.tsx';
import {
  describePaid,
  describeSettlement,
  describeWork,
  getPaymentTitle,
  getRefundableCents,
  type PaymentReader,
} from '../payment-texts.ts';
import { Buttons, PaymentTitle, Rule, Word, Words } from '../payment.styles.ts';
import { RefundList } from '../refunds/refund-list.tsx';

type OpenInvoiceProps = {
  invoice: Invoice;
  request: HireRequestWithHistory;
  reader: PaymentReader;
  onAct: OnPaymentAct;
};

/** How an invoice is paid, and what both sides say about it. */
export function OpenInvoice({ invoice, request, reader, onAct }: OpenInvoiceProps) {
  const titleId = useId();
  const clock = { now: useNow(), zone: request.time_zone };
  const isClient = reader.side === 'client';
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
      {isClient ? (
        <ClientMethod invoice={invoice} request={request} name={reader.name} />
      ) : (
        <CreatorMethod invoice={invoice} request={request} />
      )}
      <Words>
        <Word>
          <span>{isClient ? 'You' : <bdi>{reader.name}</bdi>}</span>
          {isClient && invoice.paid_at === null ? (
            <PaymentButton act={{ act: 'paid', invoice }} request={request} onAct={onAct}>
              I have paid
            </PaymentButton>
          ) : (
            <span>{describePaid(invoice, clock)}</span>
          )}
        </Word>
        <Word>
          <span>{isClient ? <bdi>{reader.name}</bdi> : 'You'}</span>
          {isClient ? (
            <span>not confirmed yet</span>
          ) : (
            <PaymentButton
              act={{ act: 'received', invoice }}
              request={request}
              onAct={onAct}
              {...(invoice.paid_at !== null && { variant: 'primary' })}
            >
              I have received it
            </PaymentButton>
          )}
        </Word>
      </Words>
      <RefundList invoice={invoice} request={request} reader={reader} onAct={onAct} />
      {!isClient && (
        <Buttons>
          {getRefundableCents(invoice, request.refunds) > 0 && (
            <PaymentButton act={{ act: 'refund', invoice }} request={request} onAct={onAct}>
              {invoice.paid_at === null ? 'Lower the amount' : 'Enter a refund'}
            </PaymentButton>
          )}
          <PaymentButton act={{ act: 'correct', invoice }} request={request} onAct={onAct}>
            Correct the invoice
          </PaymentButton>
        </Buttons>
      )}
    </Stack>
  );
}
