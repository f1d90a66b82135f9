import { removeAttachment, type ConversationFile } from '@showcase/data/attachments';
import type { DataError } from '@showcase/data/client';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { isolated } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

type RemoveFileDialogProps = {
  file: ConversationFile;
  /** The other user's name. */
  name: string;
  onClose: () => void;
  /** The list whose first link has the focus after the file is gone. */
  getListFocus: () => HTMLElement | null;
};

/** Removes a file of the user for both people. */
export function RemoveFileDialog({ file, name, onClose, getListFocus }: RemoveFileDialogProps) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isRemoved = useRef(false);
  const removal = useSubmit<unknown, void>({
    mutationFn: () => removeAttachment(client, file.id),
    async onSuccess() {
      isRemoved.current = true;
      notify({ kind: 'success', text: isolated`${file.name} is removed.` });
      await Promise.all([
        invalidateQueries(queryClient, ['attachments']),
        invalidateQueries(queryClient, ['messages', 'thread']),
      ]);
      onClose();
    },
    onError: (error) => console.error('Error removing a file:', error),
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Remove this file?"
      subject={isolated`${file.name}, also for ${name}. The message stays.`}
      confirmLabel="Remove file"
      onConfirm={() => removal.mutate()}
      isBusy={removal.isPending}
      finalFocus={() => (isRemoved.current ? (getListFocus() ?? true) : true)}
      {...(removal.error && { error: explain(removal.error) })}
    />
  );
}

function explain(error: DataError) {
  return explainError(error, { action: "We couldn't remove this file." });
}
