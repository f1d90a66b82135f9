import { billingQueries, getPaymentMethod } from '@showcase/data/invoices';
import { useDataClient, useItem } from '@showcase/data/query';
import { Link } from '@showcase/ui';
import { Rule } from '../payment.styles.ts';

/** The same page, with the billing details of the account settings above it. */
const BILLING_PATH = '/dashboard/dev/requests?settings=billing';

/** What the client sees of how to pay. Renders nothing while it is unknown. */
export function CreatorMethod({ userId }: { userId: string }) {
  const details = useItem(billingQueries(useDataClient()).own(userId));
  if (details.isPending || details.error) return null;
  const method = details.data && getPaymentMethod(details.data);
  if (!method) {
    return (
      <Rule>
        The client does not know yet how to pay you.{' '}
        <Link href={BILLING_PATH}>Say how you want to be paid</Link>
      </Rule>
    );
  }
  return (
    <Rule>
      {method.kind === 'link' ? (
        <>
          The client sees your payment link to <bdi>{method.host}</bdi>.
        </>
      ) : (
        'The client sees your payment instructions.'
      )}{' '}
      <Link href={BILLING_PATH}>Billing details</Link>
    </Rule>
  );
}
