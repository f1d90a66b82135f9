import { zodResolver } from '@hookform/resolvers/zod';
import { sendReport, useDataClient, type ReportReason } from '@showcase/data';
import { REPORT_DETAILS_MAX, reportSchema, type ReportValues } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { Field, Notice, RadioGroup, Textarea, tokens } from '@showcase/ui';
import { useSubmit } from '@showcase/kit/forms';
import { Dialog } from '@showcase/ui/controls';
import { useId, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useNotify } from '../notify-context.ts';
import { SendButton } from '../sending/send-button.tsx';
import { useFocusFirstError } from '../sending/use-focus-first-error.ts';
import type { ReportTarget } from './report-param.ts';

const SUBJECTS = {
  project: 'project',
  service: 'service',
  review: 'review',
  user: 'profile',
} as const satisfies Record<ReportTarget['kind'], string>;

const REASON_OPTIONS: { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'fraud', label: 'Fraud or a false promise' },
  { value: 'offensive', label: 'Offensive or hateful' },
  { value: 'copied', label: 'Copied from someone else' },
  { value: 'illegal', label: 'Illegal' },
  { value: 'other', label: 'Something else' },
];

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;

type ReportDialogProps = { target: ReportTarget; onClose: () => void };

/** Sends a report to the admins. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const client = useDataClient();
  const notify = useNotify();
  const form = useForm<ReportValues>({
    defaultValues: { details: '' },
    resolver: zodResolver(reportSchema),
    shouldFocusError: false,
  });
  useFocusFirstError(formRef, form.formState.submitCount);
  const sending = useSubmit<void, ReportValues>({
    mutationFn: ({ reason, details }) =>
      sendReport(client, { kind: target.kind, targetId: target.id, reason, details }),
    onSuccess() {
      notify({ kind: 'success', text: 'Thanks. Our team will review it.' });
      onClose();
    },
    onError: (error) => console.error('Error sending report:', error),
  });
  const { details } = form.formState.errors;
  const submit = form.handleSubmit((values) => sending.mutate(values));

  return (
    <Dialog
      isOpen
      variant="sheet"
      onOpenChange={onClose}
      title={`Report this ${SUBJECTS[target.kind]}`}
      description="Only our team sees your report. The person you report won't know it was you."
      footer={
        <SendButton form={formId} mutation={sending}>
          Send report
        </SendButton>
      }
    >
      <Form id={formId} ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
        {sending.error && !sending.isPending && (
          <Notice variant="danger">
            {explainError(sending.error, { action: "The report wasn't sent." })}
          </Notice>
        )}
        <Controller
          name="reason"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <RadioGroup
              label="What's wrong?"
              isRequired
              options={REASON_OPTIONS}
              value={field.value}
              onValueChange={field.onChange}
              {...(error?.message && { error: error.message })}
            />
          )}
        />
        <Field
          label="Details"
          hint="What should we look at?"
          {...(details?.message && { error: details.message })}
        >
          <Textarea limit={REPORT_DETAILS_MAX} {...form.register('details')} />
        </Field>
      </Form>
    </Dialog>
  );
}
