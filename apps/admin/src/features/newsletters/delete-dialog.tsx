import { deleteNewsletter, type Newsletter } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useRef } from 'react';
import { isStaleDataError, useInvalidateAll } from '../../shared/reason/use-invalidate-all.ts';
import { newsletterDrafts } from './newsletter-drafts.ts';

type DeleteDialogProps = {
  newsletter: Newsletter;
  getFocusAfterDeletion: () => HTMLElement | null;
  onClose: () => void;
};

export function DeleteDialog({ newsletter, getFocusAfterDeletion, onClose }: DeleteDialogProps) {
  const { id, subject } = newsletter;
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  const isDeleted = useRef(false);
  const deletion = useSubmit({
    mutationFn: () => deleteNewsletter(client, id),
    onSuccess() {
      isDeleted.current = true;
      newsletterDrafts.write(id, null);
      notify({ kind: 'success', text: bidi`“${subject}” is deleted.` });
      onClose();
      void invalidateAll();
    },
    onError(error) {
      if (isStaleDataError(error)) void invalidateAll();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete this draft?"
      subject={<bdi>{subject}</bdi>}
      confirmLabel="Delete"
      onConfirm={deletion.mutate}
      isBusy={deletion.isPending}
      error={
        deletion.error ? explainError(deletion.error, { action: "It wasn't deleted." }) : undefined
      }
      finalFocus={() => (isDeleted.current ? getFocusAfterDeletion() : true)}
    />
  );
}
