import { serviceQueries, useDataClient, useItem, useUser } from '@showcase/data';
import { useLazyImport } from '@showcase/kit/loading';
import { Button, PageHeader } from '@showcase/ui';
import { Plus } from 'lucide-react';
import { createElement } from 'react';
import { OwnServices } from '../features/own-services/own-services.tsx';
import { FormFailure } from '../shared/item-form/form-failure.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

export function ServicesPage() {
  const { user } = useUser();
  const { editedId, edit, close } = useEditedItem();
  const form = useLazyImport({
    name: 'service form',
    load: () =>
      import('../features/service-form/service-dialog.tsx').then((code) => code.ServiceDialog),
    enabled: editedId !== null,
  });
  const isStored = editedId !== null && editedId !== 'new';
  const service = useItem({
    ...serviceQueries(useDataClient()).own(editedId ?? 'new'),
    enabled: isStored,
  });
  const isOpening = form.isFetching || (isStored && service.isPending);
  const openingId = isOpening ? editedId : null;
  return (
    <>
      <title>My Services · Bolt Showcase</title>
      <PageHeader
        title="My Services"
        subtitle="Set your services, prices and delivery times."
        actions={
          <Button variant="primary" isBusy={openingId === 'new'} onClick={() => edit('new')}>
            <Plus aria-hidden />
            Add New Service
          </Button>
        }
      />
      {editedId && form.isError && <FormFailure onRetry={form.retry} />}
      {user && <OwnServices userId={user.id} openingId={openingId} onEdit={edit} />}
      {user &&
        editedId &&
        form.data &&
        !isOpening &&
        createElement(form.data, {
          key: editedId,
          userId: user.id,
          serviceId: editedId,
          service,
          onClose: close,
        })}
    </>
  );
}
