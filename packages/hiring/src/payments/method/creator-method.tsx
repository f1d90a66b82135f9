import { getPaymentMethod, type Invoice } from '@showcase/data/invoices';
import { Link } from '@showcase/ui';
import { useSettingsPath } from '@showcase/kit/panel-steps';
import { InvoiceDownload } from '../invoice/invoice-download.tsx';
import { Rule } from '../payment.styles.ts';

type CreatorMethodProps = { invoice: Invoice };

/** The client's view of how to pay. With the invoice. */
export function CreatorMethod({ invoice }: CreatorMethodProps) {
  const billingPath = useSettingsPath('billing');
  const method = invoice.payment && getPaymentMethod(invoice.payment);
  return (
    <>
      <Rule>
        {method ? (
          <>
            {method.kind === 'link' ? (
              <>
                The client sees your payment link to <bdi>{method.host}</bdi>.
              </>
            ) : (
              'The client sees your payment instructions.'
            )}
            {invoice.issued_payment === null &&
              ' The PDF was issued before you said so. Correct the invoice to have it there too.'}{' '}
            <Link href={billingPath}>Billing details</Link>
          </>
        ) : (
          <>
            The client does not know yet how to pay you.{' '}
            <Link href={billingPath}>Say how you want to be paid</Link>
          </>
        )}
      </Rule>
      <InvoiceDownload invoice={invoice} />
    </>
  );
}
