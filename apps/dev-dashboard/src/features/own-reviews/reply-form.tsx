import { zodResolver } from '@hookform/resolvers/zod';
import { useDataClient } from '@showcase/data/query';
import { replyToReviewOptions, type Review } from '@showcase/data/reviews';
import { REVIEW_LIMIT, reviewReplySchema } from '@showcase/data/schemas';
import { useTextDraft } from '@showcase/kit/drafts';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextAreaField, useSubmit } from '@showcase/kit/forms';
import { Button, Stack } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNotify } from '@showcase/remote-contract/services';

const ERROR_OPTIONS = { action: 'Not saved.' };

type ReplyValues = { text: string };

type ReplyFormProps = { review: Review; onCancel: () => void; onPublished: () => void };

/** The form for the only reply to a version of a review. It cannot be edited later. */
export function ReplyForm({ review, onCancel, onPublished }: ReplyFormProps) {
  const draft = useTextDraft(`reply:${review.target_user_id}:${review.id}`);
  const notify = useNotify();
  const reply = useSubmit(replyToReviewOptions(useDataClient(), useQueryClient()));
  const form = useForm({
    resolver: zodResolver(reviewReplySchema),
    defaultValues: { text: draft.initialText },
  });
  const send = ({ text }: ReplyValues) =>
    reply.mutate(
      { id: review.id, text, edited_at: review.edited_at },
      {
        onSuccess() {
          draft.save('');
          notify({ kind: 'success', text: 'Reply published.' });
          onPublished();
        },
      },
    );
  return (
    <Form form={form} aria-label="Reply" onSubmit={send}>
      <Stack gap={3}>
        <TextAreaField<ReplyValues>
          name="text"
          label="Your reply"
          hint={
            review.reply === null
              ? 'Anyone can read it. You can reply only once.'
              : 'Anyone can read it. It takes the place of your reply to the former version.'
          }
          isRequired
          limit={REVIEW_LIMIT}
          rows={3}
          autoFocus
          onChange={(event) => draft.save(event.target.value)}
        />
        <ErrorNotice error={reply.error} {...ERROR_OPTIONS} />
        <Stack direction="row" gap={2}>
          <SubmitButton submission={reply}>Publish reply</SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
