import { useUser } from '@showcase/data';
import { PageHeader } from '@showcase/ui';
import { HireRequests } from '../features/hire-requests/hire-requests.tsx';

export function RequestsPage() {
  const { user } = useUser();
  return (
    <>
      <title>Hire Requests · Bolt Showcase</title>
      <PageHeader title="Hire Requests" subtitle="Who wants to work with you, and on what." />
      {user && <HireRequests userId={user.id} />}
    </>
  );
}
