import { useUser } from '@showcase/data/session';
import { PageHeader } from '@showcase/ui';
import { Earnings } from '../features/earnings/earnings.tsx';

export function EarningsPage() {
  const { user } = useUser();
  return (
    <>
      <title>Earnings · Bolt Showcase</title>
      <PageHeader
        title="Earnings"
        subtitle="0% commission. You keep everything your clients pay."
      />
      {user && <Earnings userId={user.id} name={user.name} />}
    </>
  );
}
