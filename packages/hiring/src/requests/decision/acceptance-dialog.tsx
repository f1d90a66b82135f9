import { addDays, getOwnZone, toDay } from '@showcase/data/days';
import { acceptanceSchema, type AcceptanceValues } from '@showcase/data/schemas';
import { Button, Checkbox, isolated, Notice, Stack, TextInput } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, Form, schemaResolver } from '@showcase/kit/forms';
import { useNow } from '../plan/use-now.ts';
import type { DecisionDialogProps } from './decision.ts';
import { useDecision } from './use-decision.ts';

/** Accepts a request as it was sent: on a day that the delivery time of the service proposes, or without a due date. */
export function AcceptanceDialog(props: DecisionDialogProps) {
  const { decision, request, onClose } = props;
  const { agreed_days: days, duration } = request;
  const formId = useId();
  const zone = getOwnZone();
  const today = toDay(useNow(), zone);
  const { decide, finalFocus, isPending, error } = useDecision(props);
  const form = useForm<AcceptanceValues>({
    defaultValues: { dueOn: days === null ? '' : addDays(today, days), hasNoDueDate: false },
    resolver: schemaResolver(acceptanceSchema({ time_zone: zone })),
  });
  const isUndated = useWatch({ control: form.control, name: 'hasNoDueDate' });
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={decision.question}
      description={decision.getSubject(request)}
      footer={
        <>
          <Button onClick={onClose}>{decision.cancelLabel}</Button>
          <Button variant={decision.variant} type="submit" form={formId} isBusy={isPending}>
            {decision.confirmLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={({ dueOn, hasNoDueDate }) => decide({ dueOn: hasNoDueDate ? null : dueOn })}
      >
        <Stack gap={4}>
          {error && <Notice variant="danger">{error}</Notice>}
          <FormField<AcceptanceValues>
            name="dueOn"
            label="Due date"
            isRequired={!isUndated}
            hint={duration && isolated`The service says “${duration}”.`}
          >
            <TextInput type="date" min={today} disabled={isUndated} {...form.register('dueOn')} />
          </FormField>
          <Checkbox label="No due date" {...form.register('hasNoDueDate', { deps: ['dueOn'] })} />
        </Stack>
      </Form>
    </Dialog>
  );
}
