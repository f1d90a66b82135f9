import { zodResolver } from '@hookform/resolvers/zod';
import {
  getOwnService,
  getOwnServiceByKey,
  refetchServices,
  type OwnService,
} from '@showcase/data/services';
import { serviceForm, serviceSchema, type ServiceValues } from '@showcase/data/schemas';
import { ItemDialog, type ItemDialogProps } from '../../shared/item-form/item-dialog.tsx';
import type { ItemKind } from '../../shared/item-form/item-kind.ts';
import { INITIALLY_OPEN, ServiceFields } from './service-fields.tsx';
import { copyServiceValues, toServiceValues } from './service-values.ts';
import { writeService } from './write-service.ts';

const kind: ItemKind<OwnService, ServiceValues> = {
  name: 'service',
  form: serviceForm,
  resolver: zodResolver(serviceSchema),
  initiallyOpen: INITIALLY_OPEN,
  Fields: ServiceFields,
  toValues: toServiceValues,
  copyValues: copyServiceValues,
  write: writeService,
  refetch: refetchServices,
  read: (client, { base, id }) =>
    base
      ? getOwnService(client, base.id, serviceForm.columns)
      : getOwnServiceByKey(client, id, serviceForm.columns),
};

export function ServiceDialog(props: ItemDialogProps<OwnService>) {
  return <ItemDialog kind={kind} {...props} />;
}
