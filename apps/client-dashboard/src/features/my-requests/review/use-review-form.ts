import { zodResolver } from '@hookform/resolvers/zod';
import { isOutage } from '@showcase/data/client';
import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { createReview, updateReview } from '@showcase/data/reviews';
import { reviewSchema, type ReviewValues } from '@showcase/data/schemas';
import { useTextDraft } from '@showcase/kit/drafts';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { useNotify } from '@showcase/remote-contract/services';

type ReviewFormOptions = { request: ListedHireRequest; userId: string; onSaved: () => void };

export function useReviewForm({ request, userId, onSaved }: ReviewFormOptions) {
  const draft = useTextDraft(`review:${userId}:${request.id}`);
  const notify = useNotify();
  const save = useSaveReview(request);
  const form = useForm({
    resolver: zodResolver(reviewSchema),
    defaultValues: {
      rating: request.review?.rating ?? 0,
      comment: draft.initialText || (request.review?.comment ?? ''),
      projectId: '',
    },
  });
  // Registered before the comment, so that it is focused first on an error.
  const rating = useController({ control: form.control, name: 'rating' }).field;
  const comment = form.register('comment', {
    onChange: (event: { target: { value: string } }) => draft.save(event.target.value),
  });
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess() {
        draft.save('');
        notify({ kind: 'success', text: 'Review published.' });
        onSaved();
      },
    }),
  );
  return { form, rating, comment, submit, save };
}

function useSaveReview({ id, creator_id, review }: ListedHireRequest) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return useSubmit({
    mutationFn: ({ rating, comment, projectId }: ReviewValues) =>
      review
        ? updateReview(client, { id: review.id, rating, comment, former: review })
        : createReview(client, {
            hireRequestId: id,
            creatorId: creator_id ?? '',
            projectId: projectId || null,
            rating,
            comment,
          }),
    // Safe to retry: creating the same review twice results in one review.
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () =>
      Promise.all(
        ['hire-requests', 'reviews', 'users'].map((key) => invalidateQueries(queryClient, [key])),
      ),
    onError: (error) => console.error('Error saving review:', error),
  });
}
