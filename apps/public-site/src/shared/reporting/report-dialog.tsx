import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { sendReport, type ReportReason } from '@showcase/data/reports';
import { REPORT_DETAILS_MAX, reportSchema, type ReportValues } from '@showcase/data/schemas';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, RadioField, SubmitButton, TextAreaField, useSubmit } from '@showcase/kit/forms';
import { Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNotify } from '@showcase/remote-contract/services';
import type { ReportTarget } from './report-param.ts';

const SUBJECTS = {
  project: 'project',
  service: 'service',
  review: 'review',
  user: 'profile',
  message: 'message',
} as const satisfies Record<ReportTarget['kind'], string>;

const REASON_OPTIONS: { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'fraud', label: 'Fraud or a false promise' },
  { value: 'offensive', label: 'Offensive or hateful' },
  { value: 'copied', label: 'Copied from someone else' },
  { value: 'illegal', label: 'Illegal' },
  { value: 'other', label: 'Something else' },
];

type ReportDialogProps = { target: ReportTarget; onClose: () => void };

/** Sends a report to the admins. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const formId = useId();
  const client = useDataClient();
  const notify = useNotify();
  const form = useForm<ReportValues>({
    defaultValues: { details: '' },
    resolver: zodResolver(reportSchema),
  });
  const sending = useSubmit<void, ReportValues>({
    mutationFn: ({ reason, details }) =>
      sendReport(client, { kind: target.kind, targetId: target.id, reason, details }),
    onSuccess() {
      notify({ kind: 'success', text: 'Thanks. Our team will review it.' });
      onClose();
    },
    onError: (error) => console.error('Error sending report:', error),
  });

  return (
    <Dialog
      isOpen
      variant="sheet"
      onOpenChange={onClose}
      title={`Report this ${SUBJECTS[target.kind]}`}
      description="Only our team sees your report. The person you report won't know it was you."
      footer={
        <SubmitButton form={formId} submission={sending}>
          Send report
        </SubmitButton>
      }
    >
      <Form id={formId} form={form} onSubmit={sending.mutate}>
        <Stack gap={5}>
          <ErrorNotice error={sending.error} action="The report wasn't sent." />
          <RadioField<ReportValues>
            name="reason"
            label="What's wrong?"
            isRequired
            options={REASON_OPTIONS}
          />
          <TextAreaField<ReportValues>
            name="details"
            label="Details"
            hint="What should we look at?"
            limit={REPORT_DETAILS_MAX}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
