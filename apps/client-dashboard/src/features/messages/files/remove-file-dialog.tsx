import { removeAttachmentOptions, type ConversationFile } from '@showcase/data/attachments';
import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi } from '@showcase/ui';
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
  const options = removeAttachmentOptions(useDataClient(), useQueryClient());
  const notify = useNotify();
  const isRemoved = useRef(false);
  const removal = useSubmit({
    ...options,
    async onSuccess(...result) {
      isRemoved.current = true;
      notify({ kind: 'success', text: bidi`${file.name} is removed.` });
      await options.onSuccess?.(...result);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Remove this file?"
      subject={bidi`${file.name}, also for ${name}. The message stays.`}
      confirmLabel="Remove file"
      onConfirm={() => removal.mutate(file.id)}
      isBusy={removal.isPending}
      finalFocus={() => (isRemoved.current ? (getListFocus() ?? true) : true)}
      {...(removal.error && { error: explain(removal.error) })}
    />
  );
}

function explain(error: DataError) {
  return explainError(error, { action: "We couldn't remove this file." });
}
