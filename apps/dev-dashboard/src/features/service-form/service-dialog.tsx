import { serviceQueries, useDataClient, useItem, type OwnService } from '@showcase/data';
import type { ServiceValues } from '@showcase/data/schemas';
import { draftName } from '../../shared/draft/draft.ts';
import { useStoredDraft } from '../../shared/draft/use-stored-draft.ts';
import { LoadingDialog } from '../../shared/item-form/loading-dialog.tsx';
import { ServiceForm } from './service-form.tsx';
import { BLANK_SERVICE } from './service-values.ts';

/** `serviceId` is 'new' for a service that is not stored yet. */
type ServiceDialogProps = { userId: string; serviceId: string; onClose: () => void };

export function ServiceDialog({ userId, serviceId, onClose }: ServiceDialogProps) {
  const isNew = serviceId === 'new';
  const stored = useStoredDraft<ServiceValues, OwnService>(
    draftName(userId, 'service', serviceId),
    BLANK_SERVICE,
  );
  const service = useItem({ ...serviceQueries(useDataClient()).own(serviceId), enabled: !isNew });

  const isPending = stored === undefined || (!isNew && service.isPending);
  const isMissing = !isNew && !service.data && !stored?.draft;
  // A new form is there in a moment, and takes the focus once.
  if (isNew && stored === undefined) return null;
  if (isPending || isMissing) {
    return (
      <LoadingDialog
        title="Edit Service"
        isPending={isPending}
        error={service.error}
        onRetry={service.retry}
        onClose={onClose}
      />
    );
  }
  return (
    <ServiceForm
      userId={userId}
      service={service.data}
      draft={stored.draft}
      draftKey={stored.key}
      onClose={onClose}
    />
  );
}
