import { useUser } from '@showcase/data';
import { Button, PageHeader } from '@showcase/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { OwnServices } from '../features/own-services/own-services.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

const ServiceDialog = lazy(() =>
  import('../features/service-form/service-dialog.tsx').then((module) => ({
    default: module.ServiceDialog,
  })),
);

export function ServicesPage() {
  const { user } = useUser();
  const { edited, edit, close } = useEditedItem();
  return (
    <>
      <title>My Services · Bolt Showcase</title>
      <PageHeader
        title="My Services"
        subtitle="What clients can hire you for."
        actions={
          <Button variant="primary" onClick={() => edit('new')}>
            <Plus aria-hidden />
            Add New Service
          </Button>
        }
      />
      {user && <OwnServices userId={user.id} onEdit={edit} />}
      {user && edited && (
        <Suspense>
          <ServiceDialog key={edited} userId={user.id} serviceId={edited} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
