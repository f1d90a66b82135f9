import { zodResolver } from '@hookform/resolvers/zod';
import { saveDraft, readDraft, type ReportCase } from '@showcase/data';
import { decisionSchema, REASON_LIMIT, type DecisionValues } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { Button, Field, isolated, Notice, RadioGroup, Stack, Textarea } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { needsPassword, PasswordDialog } from '../../shared/reason/password-dialog.tsx';
import { getDecisionOptions } from './report-labels.ts';
import { useDecide } from './use-decide.ts';

type DecisionDialogProps = { case: ReportCase; onClose: () => void };

export function DecisionDialog({ case: item, onClose }: DecisionDialogProps) {
  const formId = useId();
  const draftKey = `decide ${item.id}`;
  const saveNote = (text: string) => saveDraft(draftKey, text);
  const decide = useDecide(item, () => {
    saveNote('');
    onClose();
  });
  const form = useForm<DecisionValues>({
    resolver: zodResolver(decisionSchema),
    defaultValues: { note: readDraft(draftKey) },
  });
  const { errors } = form.formState;
  const isDecided = decide.error?.kind === 'conflict';
  const submit = form.handleSubmit((values) => decide.mutate(values));
  return (
    <Dialog
      isOpen
      onOpenChange={() => !decide.isPending && onClose()}
      title={isolated`Decide on “${item.target_title}”`}
      description={
        item.report_count === 1
          ? 'Your decision closes this report.'
          : `Your decision closes all ${item.report_count} reports.`
      }
      footer={
        <>
          <Button onClick={onClose} disabled={decide.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={decide.isPending}>
            Decide
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {decide.error && !needsPassword(decide.error) && (
            <Notice variant={isDecided ? 'warning' : 'danger'}>
              {explainError(decide.error, { action: 'Not done.' })}
            </Notice>
          )}
          <Controller
            control={form.control}
            name="decision"
            render={({ field }) => (
              <RadioGroup
                label="Decision"
                isRequired
                variant="cards"
                options={getDecisionOptions(item)}
                value={field.value}
                onValueChange={field.onChange}
                error={errors.decision?.message ?? ''}
              />
            )}
          />
          <Field
            label="Note"
            isRequired
            hint="The people affected see it, and it stays in the audit log."
            error={errors.note?.message ?? ''}
          >
            <Textarea
              rows={3}
              limit={REASON_LIMIT}
              {...form.register('note', { onChange: () => saveNote(form.getValues('note')) })}
            />
          </Field>
        </Stack>
      </form>
      {needsPassword(decide.error) && (
        <PasswordDialog onConfirm={() => void submit()} onClose={decide.reset} />
      )}
    </Dialog>
  );
}
