import { useUser } from '@showcase/data';
import { PageHeader } from '@showcase/ui';
import { Earnings } from '../features/earnings/earnings.tsx';

export function EarningsPage() {
  const { user } = useUser();
  return (
    <>
      <title>Earnings · Bolt Showcase</title>
      <PageHeader title="Earnings" subtitle="0% commission: what a client pays is what you earn." />
      {user && <Earnings userId={user.id} />}
    </>
  );
}
