import { Link, PageHeader } from '@showcase/ui';
import { PaymentRecords } from '../../features/records/payment-records.tsx';

const TITLE = 'Unsettled Payments';

export function PaymentsPage() {
  return (
    <>
      <title>Unsettled Payments · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Payments and refunds that one side says it sent and the other one misses, and refunds that are owed after the last reminder. Decide the case where there is one; otherwise open a person to suspend them."
        back={<Link href="/dashboard/admin/overview">Back to the overview</Link>}
      />
      <PaymentRecords title={TITLE} />
    </>
  );
}
