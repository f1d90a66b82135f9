import { zodResolver } from '@hookform/resolvers/zod';
import {
  isOutage,
  saveDraft,
  readDraft,
  replyToReview,
  useDataClient,
  type Review,
} from '@showcase/data';
import { REVIEW_LIMIT, reviewReplySchema } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { Button, Field, Notice, Stack, Textarea } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNotify } from '../../shared/notify-context.ts';

const ERROR_OPTIONS = {
  action: 'Not saved.',
  overrides: {
    conflict:
      'You already replied to this review in another window. Nothing you typed here is lost.',
  },
};

type ReplyFormProps = { review: Review; onCancel: () => void; onPublished: () => void };

/** The form for the only reply to a review. It cannot be edited later. */
export function ReplyForm({ review, onCancel, onPublished }: ReplyFormProps) {
  const draftKey = `reply:${review.target_user_id}:${review.id}`;
  const notify = useNotify();
  const reply = useReply(review.id);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reviewReplySchema),
    defaultValues: { text: readDraft(draftKey) },
  });
  const send = handleSubmit(({ text }) =>
    reply.mutate(text, {
      onSuccess() {
        saveDraft(draftKey, '');
        notify({ kind: 'success', text: 'Reply published.' });
        onPublished();
      },
    }),
  );
  const error = formState.errors.text?.message;
  const onTextChange = (event: { target: { value: string } }) =>
    saveDraft(draftKey, event.target.value);
  return (
    <form noValidate aria-label="Reply" onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <Field
          label="Your reply"
          hint="Anyone can read it. You can reply only once."
          isRequired
          {...(error && { error })}
        >
          <Textarea
            {...register('text', { onChange: onTextChange })}
            limit={REVIEW_LIMIT}
            rows={3}
            autoFocus
          />
        </Field>
        {reply.error && (
          <Notice variant="danger">{explainError(reply.error, ERROR_OPTIONS)}</Notice>
        )}
        <Stack direction="row" gap={2}>
          <Button variant="primary" type="submit" isBusy={reply.isPending}>
            Publish reply
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

function useReply(id: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return useSubmit({
    mutationFn: (text: string) => replyToReview(client, { id, text }),
    // Safe to retry: sending the same reply twice results in one reply.
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
    onError: (error) => console.error('Error replying to review:', error),
  });
}
