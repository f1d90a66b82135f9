import { sendNewsletter } from '@showcase/data/admins';
import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { ConfirmationDialog, needsConfirmation } from '@showcase/kit/confirmation';
import { ErrorNotice } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { countLabel } from '@showcase/kit/lists';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi, Button } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useInvalidateAll } from '../../../shared/reason/use-invalidate-all.ts';

type SendDialogProps = {
  id: string;
  subject: string;
  subscribers: number;
  /** Saves what was typed. */
  prepare: () => Promise<void>;
  reportStale: (error: DataError) => boolean;
  onClose: () => void;
};

export function SendDialog(props: SendDialogProps) {
  const { id, subject, subscribers, prepare, reportStale, onClose } = props;
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  const sending = useSubmit({
    mutationFn: async () => {
      await prepare();
      return sendNewsletter(client, id);
    },
    onSuccess(total) {
      notify({ kind: 'success', text: `We're sending it to ${countLabel(total, 'subscriber')}.` });
      onClose();
      void invalidateAll();
    },
    onError(error) {
      if (reportStale(error)) onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={() => !sending.isPending && onClose()}
      title={bidi`Send “${subject}” to ${countLabel(subscribers, 'subscriber')}?`}
      description="Everyone who confirmed their subscription gets it. You can't take it back."
      footer={
        <>
          <Button onClick={onClose} disabled={sending.isPending}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={sending.isPending} onClick={() => sending.mutate()}>
            Send now
          </Button>
        </>
      }
    >
      <ErrorNotice
        error={needsConfirmation(sending.error) ? null : sending.error}
        action="It wasn't sent."
      />
      {needsConfirmation(sending.error) && (
        <ConfirmationDialog
          error={sending.error}
          onConfirm={() => sending.mutate()}
          onClose={sending.reset}
        />
      )}
    </Dialog>
  );
}
