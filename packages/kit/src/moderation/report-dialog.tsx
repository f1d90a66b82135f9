import { useDataClient } from '@showcase/data/query';
import { sendReport, type ReportKind, type ReportReason } from '@showcase/data/reports';
import { REPORT_DETAILS_MAX, reportSchema, type ReportValues } from '@showcase/data/schemas';
import { useNotify, useTypedText } from '@showcase/remote-contract/services';
import { Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ErrorNotice } from '../errors/error-notice.tsx';
import { Form } from '../forms/form.tsx';
import { RadioField } from '../forms/fields/radio-field.tsx';
import { TextAreaField } from '../forms/fields/text-area-field.tsx';
import { schemaResolver } from '../forms/schema-resolver.ts';
import { SubmitButton } from '../forms/submit/submit-button.tsx';
import { useSubmit } from '../forms/submit/use-submit.ts';
import { Quote } from './report-dialog.styles.ts';

type ReportTarget = { kind: ReportKind; id: string };

const SUBJECTS: Record<ReportKind | 'person', string> = {
  project: 'project',
  service: 'service',
  review: 'review',
  user: 'profile',
  message: 'message',
  person: 'person',
};

const REASON_OPTIONS: { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'fraud', label: 'Fraud or a false promise' },
  { value: 'offensive', label: 'Offensive or hateful' },
  { value: 'harassment', label: 'Harassment or threats' },
  { value: 'copied', label: 'Copied from someone else' },
  { value: 'illegal', label: 'Illegal' },
  { value: 'other', label: 'Something else' },
];

type ReportDialogProps = {
  target: ReportTarget;
  /** The name, if not that of its kind. */
  subject?: 'person';
  /** The text of the report. */
  text?: string;
  /** Below the description. */
  hint?: string;
  onClose: () => void;
};

/** Sends a report to the admins. */
export function ReportDialog({ target, subject, text, hint, onClose }: ReportDialogProps) {
  const formId = useId();
  const client = useDataClient();
  const notify = useNotify();
  const form = useForm<ReportValues>({
    defaultValues: { details: '' },
    resolver: schemaResolver(reportSchema),
  });
  useTypedText(useWatch({ control: form.control, name: 'details' }).trim() !== '');
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
      title={`Report this ${SUBJECTS[subject ?? target.kind]}`}
      description={
        target.kind === 'message'
          ? 'Our team can read this message and up to two before and after it, and nothing else you two wrote. The other person is not told about your report.'
          : "Only our team sees your report. The person you report won't know it was you."
      }
      footer={
        <SubmitButton form={formId} submission={sending}>
          Send report
        </SubmitButton>
      }
    >
      <Form id={formId} form={form} onSubmit={sending.mutate}>
        <Stack gap={5}>
          {hint && <p>{hint}</p>}
          {text && (
            <Quote dir="auto">
              <bdi>{text}</bdi>
            </Quote>
          )}
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
