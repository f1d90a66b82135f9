import { useUser } from '@showcase/data';
import { PageHeader } from '@showcase/ui';
import { OwnServices } from '../features/own-services/own-services.tsx';

export function ServicesPage() {
  const { user } = useUser();
  return (
    <>
      <title>My Services · Bolt Showcase</title>
      <PageHeader title="My Services" subtitle="What clients can hire you for." />
      {user && <OwnServices userId={user.id} />}
    </>
  );
}
