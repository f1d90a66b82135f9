import { useDataClient } from '@showcase/data/query';
import { unsaveCreatorOptions, type ListedSavedCreator } from '@showcase/data/saved-creators';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

type RemoveDialogProps = {
  saved: ListedSavedCreator;
  userId: string;
  /** Shows the Undo notice, which takes the focus. */
  onRemoved: () => void;
  onClose: () => void;
};

export function RemoveDialog({ saved, userId, onRemoved, onClose }: RemoveDialogProps) {
  const removal = useSubmit(unsaveCreatorOptions(useDataClient(), useQueryClient()));
  const isRemoved = useRef(false);
  const remove = () =>
    removal.mutate(
      { userId, creatorId: saved.creator_id },
      {
        onSuccess() {
          isRemoved.current = true;
          onRemoved();
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Are you sure you want to remove this creator from your saved list?"
      subject={saved.creator?.name}
      confirmLabel="Remove"
      onConfirm={remove}
      isBusy={removal.isPending}
      finalFocus={() => !isRemoved.current}
      {...(removal.error && { error: explainError(removal.error, { action: 'Not removed.' }) })}
    />
  );
}
