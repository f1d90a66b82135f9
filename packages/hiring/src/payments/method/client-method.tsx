import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { getPaymentMethod, type Invoice } from '@showcase/data/invoices';
import { bidi, ButtonLink, Link, Stack, VisuallyHidden } from '@showcase/ui';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { LinkedText } from '@showcase/kit/text';
import { Quote } from '../../requests/panel/panel.styles.ts';
import { InvoiceDownload } from '../invoice/invoice-download.tsx';
import { Method, Rule } from '../payment.styles.ts';
import { QrCode } from '@showcase/kit/qr-code';

type ClientMethodProps = {
  invoice: Invoice;
  request: HireRequestWithHistory;
  /** Of the creator. */
  name: string;
};

/** How the creator wants to be paid: by a link, by what they wrote, or unknown. With the invoice. */
export function ClientMethod({ invoice, request, name }: ClientMethodProps) {
  const { payment } = invoice;
  const download = <InvoiceDownload invoice={invoice} />;
  if (invoice.paid_at !== null) return download;
  const method = payment && getPaymentMethod(payment);
  if (!method) {
    return (
      <>
        <UnknownMethod request={request} name={name} />
        {download}
      </>
    );
  }
  if (method.kind === 'instructions') {
    return (
      <>
        <Instructions>{method.instructions}</Instructions>
        {download}
      </>
    );
  }
  return (
    <>
      <Method>
        <QrCode text={method.url} label={`QR code of the payment link to ${method.host}`} />
        <Stack gap={2}>
          <ButtonLink
            variant="primary"
            href={method.url}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
          >
            Open payment link
            <ArrowUpRight aria-hidden />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
          <Rule>
            leads to <bdi>{method.host}</bdi>
          </Rule>
          {download}
        </Stack>
      </Method>
      {method.instructions !== null && <Instructions>{method.instructions}</Instructions>}
    </>
  );
}

function UnknownMethod({ request, name }: Pick<ClientMethodProps, 'request' | 'name'>) {
  return (
    <Rule>
      {bidi`${name} has not said yet how to pay.`}
      {request.creator_id !== null && (
        <>
          {' '}
          <Link href={`/dashboard/client/messages?with=${request.creator_id}`}>
            Ask in a message
          </Link>
        </>
      )}
    </Rule>
  );
}

function Instructions({ children }: { children: string }) {
  return (
    <Quote dir="auto" aria-label="Payment instructions" role="note">
      <LinkedText>{children}</LinkedText>
    </Quote>
  );
}
