import { CASE_TEXT_LIMIT, caseTextSchema, type CaseTextValues } from '@showcase/data/schemas';
import { useForm } from 'react-hook-form';
import { useTextDraft } from '@showcase/kit/drafts';
import { schemaResolver, TextAreaField } from '@showcase/kit/forms';
import { ActionDialog } from '../../action-dialog.tsx';
import { CaseFailure } from './case-failure.tsx';
import { useCaseAnswer, type CaseAnswerProps } from './use-case-answer.ts';

const TEXTS = {
  redo: {
    title: 'Deliver again',
    description: 'The client accepts it or asks for a decision. Send files in a message first.',
    label: 'What you did again',
    submit: 'Deliver again',
    success: 'Sent. The client has 14 days to answer.',
  },
  dispute: {
    title: 'Ask for a decision',
    description: 'An admin who knows neither of you reads the evidence and decides in writing.',
    label: "Why you don't agree",
    submit: 'Ask for a decision',
    success: 'Sent. An admin decides next.',
  },
  appeal: {
    title: 'Appeal the decision',
    description: 'Another admin decides. That decision is final, and takes effect at once.',
    label: 'What the decision overlooks',
    submit: 'Appeal',
    success: 'Sent. Another admin decides next.',
  },
} as const;

/** Hands a case to an admin, or to another one. */
export function TextDialog(props: CaseAnswerProps & { action: keyof typeof TEXTS }) {
  const { action, dispute, userId, onClose } = props;
  const texts = TEXTS[action];
  const draft = useTextDraft(`case:${action}:${userId}:${dispute.id}`);
  const form = useForm<CaseTextValues>({
    defaultValues: { text: draft.initialText },
    resolver: schemaResolver(caseTextSchema),
  });
  const { answering, finalFocus } = useCaseAnswer({
    ...props,
    successText: texts.success,
    onDone: () => draft.save(''),
  });
  const send = ({ text }: CaseTextValues) =>
    answering.mutate(
      { id: dispute.id, action, text },
      {
        onError({ kind, sentence }) {
          if (kind === 'invalid' && sentence) form.setError('text', { message: sentence });
        },
      },
    );
  return (
    <ActionDialog
      size="s"
      finalFocus={finalFocus}
      title={texts.title}
      description={texts.description}
      form={form}
      onSubmit={send}
      submitLabel={texts.submit}
      isBusy={answering.isPending}
      onClose={onClose}
    >
      <CaseFailure error={answering.error} />
      <TextAreaField<CaseTextValues>
        name="text"
        label={texts.label}
        isRequired
        rows={5}
        limit={CASE_TEXT_LIMIT}
        dir="auto"
        onChange={({ target }) => draft.save(target.value)}
      />
    </ActionDialog>
  );
}
