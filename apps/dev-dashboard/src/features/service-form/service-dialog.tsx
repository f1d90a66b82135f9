import type { OwnService } from '@showcase/data';
import type { ServiceValues } from '@showcase/data/schemas';
import { getDraftName } from '../../shared/draft/draft.ts';
import { useStoredDraft } from '../../shared/draft/use-stored-draft.ts';
import { MissingDialog, type StoredItem } from '../../shared/item-form/missing-dialog.tsx';
import { ServiceForm } from './service-form.tsx';
import { BLANK_SERVICE } from './service-values.ts';

/** `serviceId` is 'new' for a service that is not stored yet. */
type ServiceDialogProps = {
  userId: string;
  serviceId: string;
  service: StoredItem<OwnService>;
  onClose: () => void;
};

export function ServiceDialog({ userId, serviceId, service, onClose }: ServiceDialogProps) {
  const stored = useStoredDraft<ServiceValues, OwnService>(
    getDraftName(userId, 'service', serviceId),
    BLANK_SERVICE,
  );

  // Render nothing while the draft loads, so that the focus moves only once.
  if (!stored) return null;
  if (serviceId !== 'new' && !service.data && !stored.draft) {
    return (
      <MissingDialog
        title="Edit Service"
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
