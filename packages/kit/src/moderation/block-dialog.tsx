import { blockUserOptions } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError } from '../errors/explain-error.ts';

type BlockDialogProps = {
  person: { id: string; name: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Confirms that a person should be blocked, and says what happens. */
export function BlockDialog({ person, isOpen, onOpenChange }: BlockDialogProps) {
  const { name } = person;
  const block = useBlock(person, () => onOpenChange(false));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={bidi`Block ${name}?`}
      subject={
        <>
          Their messages and requests will no longer reach you, and they won't be told. Requests
          that still wait for an answer are declined or withdrawn. Work that is accepted continues,
          and messages arrive until it is finished.
        </>
      }
      confirmLabel="Block"
      isBusy={block.isPending}
      {...(block.error && {
        error: explainError(block.error, { action: bidi`We couldn't block ${name}.` }),
      })}
      onConfirm={() => block.mutate(true)}
    />
  );
}

/** Blocks a user, or ends that, and says so. */
export function useBlock({ id, name }: BlockDialogProps['person'], onDone?: () => void) {
  const options = blockUserOptions(useDataClient(), useQueryClient());
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    ...options,
    onSuccess(...result) {
      const [, { isBlocked }] = result;
      onDone?.();
      const text = isBlocked
        ? bidi`You blocked ${name}.`
        : bidi`You unblocked ${name}. What they wrote meanwhile stays unseen.`;
      notify({ kind: 'success', text });
      return options.onSuccess?.(...result);
    },
    onError: (failure, { isBlocked }) => {
      console.error('Error blocking or unblocking a user:', failure);
      if (isBlocked) return;
      const action = bidi`We couldn't unblock ${name}.`;
      notify({ kind: 'danger', text: explainError(failure, { action }) });
    },
  });
  return { error, isPending, mutate: (isBlocked: boolean) => mutate({ id, isBlocked }) };
}
