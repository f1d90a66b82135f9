import { useUser } from '@showcase/data/session';
import { PageHeader } from '@showcase/ui';
import { HireRequests } from '../features/hire-requests/hire-requests.tsx';

export function RequestsPage() {
  const { user } = useUser();
  return (
    <>
      <title>Hire Requests · Bolt Showcase</title>
      <PageHeader title="Hire Requests" subtitle="Answer requests and deliver your work." />
      {user && <HireRequests userId={user.id} />}
    </>
  );
}
