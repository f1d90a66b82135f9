import { useUser } from '@showcase/data/session';
import { OwnInvoices } from '@showcase/kit/hire-requests';
import { PageHeader } from '@showcase/ui';

export function InvoicesPage() {
  const { user } = useUser();
  return (
    <>
      <title>My Invoices · Bolt Showcase</title>
      <PageHeader title="My Invoices" subtitle="What clients owe you, and what they have paid." />
      {user && <OwnInvoices side="creator" userId={user.id} />}
    </>
  );
}
