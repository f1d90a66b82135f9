import { useUser } from '@showcase/data/session';
import { PageHeader } from '@showcase/ui';
import { MyRequests } from '../features/my-requests/my-requests.tsx';

export function RequestsPage() {
  const { user } = useUser();
  return (
    <>
      <title>My Hire Requests · Bolt Showcase</title>
      <PageHeader
        title="My Hire Requests"
        subtitle="Track every request, from first message to delivery."
      />
      {user && <MyRequests userId={user.id} />}
    </>
  );
}
