import { addDays, getOwnZone, toDay } from '@showcase/data/days';
import { acceptanceSchema, type AcceptanceValues } from '@showcase/data/schemas';
import { bidi, Checkbox, Notice, TextInput } from '@showcase/ui';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, schemaResolver } from '@showcase/kit/forms';
import { ActionDialog } from '../../action-dialog.tsx';
import { useNow } from '../plan/use-now.ts';
import type { DecisionDialogProps } from './decision.ts';
import { useDecision } from './use-decision.ts';

/** Accepts a request as it was sent: on a day that the delivery time of the service proposes, or without a due date. */
export function AcceptanceDialog(props: DecisionDialogProps) {
  const { decision, request, onClose } = props;
  const { agreed_days: days, duration } = request;
  const zone = getOwnZone();
  const today = toDay(useNow(), zone);
  const { decide, finalFocus, isPending, error } = useDecision(props);
  const form = useForm<AcceptanceValues>({
    defaultValues: { dueOn: days === null ? '' : addDays(today, days), hasNoDueDate: false },
    resolver: schemaResolver(acceptanceSchema({ time_zone: zone })),
  });
  const isUndated = useWatch({ control: form.control, name: 'hasNoDueDate' });
  return (
    <ActionDialog
      size="s"
      finalFocus={finalFocus}
      title={decision.question}
      description={decision.getSubject(request)}
      form={form}
      onSubmit={({ dueOn, hasNoDueDate }) => decide({ dueOn: hasNoDueDate ? null : dueOn })}
      submitLabel={decision.confirmLabel}
      cancelLabel={decision.cancelLabel}
      variant={decision.variant}
      isBusy={isPending}
      onClose={onClose}
    >
      {error && <Notice variant="danger">{error}</Notice>}
      <FormField<AcceptanceValues>
        name="dueOn"
        label="Due date"
        isRequired={!isUndated}
        hint={duration && bidi`The service says “${duration}”.`}
      >
        <TextInput type="date" min={today} disabled={isUndated} {...form.register('dueOn')} />
      </FormField>
      <Checkbox label="No due date" {...form.register('hasNoDueDate', { deps: ['dueOn'] })} />
    </ActionDialog>
  );
}
