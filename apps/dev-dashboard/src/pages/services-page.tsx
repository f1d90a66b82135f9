import { useDataClient } from '@showcase/data/query';
import { serviceQueries } from '@showcase/data/services';
import { serviceForm } from '@showcase/data/schemas';
import { lazyDialog } from '@showcase/kit/loading';
import { OwnServices } from '../features/own-services/own-services.tsx';
import { ItemsPage } from '../shared/item-form/items-page.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

const ServiceDialog = lazyDialog({
  name: 'service form',
  load: () =>
    import('../features/service-form/service-dialog.tsx').then((code) => code.ServiceDialog),
});

export function ServicesPage() {
  const queries = serviceQueries(useDataClient());
  const edited = useEditedItem();
  const { isLoading } = ServiceDialog.usePreload(edited.editedId !== null);
  return (
    <ItemsPage
      kind="service"
      subtitle="Set your services, prices and delivery times."
      edited={edited}
      Form={ServiceDialog}
      isFormLoading={isLoading}
      getItemQuery={(id) => queries.own(id, serviceForm.columns)}
      List={OwnServices}
    />
  );
}
