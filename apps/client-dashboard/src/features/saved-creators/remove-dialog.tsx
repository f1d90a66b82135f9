import type { ListedSavedCreator } from '@showcase/data/saved-creators';
import { explainError } from '@showcase/kit/errors';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useRef } from 'react';
import { useRemoveSavedCreator } from './saved-creator-mutations.ts';

type RemoveDialogProps = {
  saved: ListedSavedCreator;
  userId: string;
  /** Shows the Undo notice, which takes the focus. */
  onRemoved: () => void;
  onClose: () => void;
};

export function RemoveDialog({ saved, userId, onRemoved, onClose }: RemoveDialogProps) {
  const removal = useRemoveSavedCreator(userId);
  const isRemoved = useRef(false);
  const remove = () =>
    removal.mutate(saved.creator_id, {
      onSuccess() {
        isRemoved.current = true;
        onRemoved();
        onClose();
      },
    });
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
