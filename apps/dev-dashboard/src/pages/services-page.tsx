import { serviceQueries, useDataClient } from '@showcase/data';
import { serviceForm } from '@showcase/data/schemas';
import { useLazyImport } from '@showcase/kit/loading';
import { OwnServices } from '../features/own-services/own-services.tsx';
import { ItemsPage } from '../shared/item-form/items-page.tsx';
import { useEditedItem } from '../shared/use-edited-item.ts';

export function ServicesPage() {
  const queries = serviceQueries(useDataClient());
  const edited = useEditedItem();
  const dialog = useLazyImport({
    name: 'service form',
    load: () =>
      import('../features/service-form/service-dialog.tsx').then((code) => code.ServiceDialog),
    enabled: edited.editedId !== null,
  });
  return (
    <ItemsPage
      kind="service"
      subtitle="Set your services, prices and delivery times."
      edited={edited}
      dialog={dialog}
      getItemQuery={(id) => queries.own(id, serviceForm.columns)}
      List={OwnServices}
    />
  );
}
