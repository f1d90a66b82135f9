import { ConfirmDialog } from '@showcase/ui/controls';
import { lazyDialog } from '@showcase/kit/loading';
import type { DecisionDialogProps } from './decision.ts';
import { useDecision } from './use-decision.ts';

const AcceptanceDialog = lazyDialog({
  name: 'acceptance form',
  load: () => import('./acceptance-dialog.tsx').then((module) => module.AcceptanceDialog),
});

/** Asks before a decision; who accepts also says when the work is due. */
export function DecisionDialog(props: DecisionDialogProps) {
  const isAcceptance = props.decision.action === 'accept';
  return isAcceptance ? <AcceptanceDialog {...props} /> : <ConfirmDecision {...props} />;
}

function ConfirmDecision(props: DecisionDialogProps) {
  const { decision, request, onClose } = props;
  const { decide, finalFocus, isPending, error } = useDecision(props);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={decision.question}
      subject={decision.getSubject(request)}
      confirmLabel={decision.confirmLabel}
      cancelLabel={decision.cancelLabel}
      variant={decision.variant}
      onConfirm={() => decide()}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
