import { zodResolver } from '@hookform/resolvers/zod';
import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { useDataClient } from '@showcase/data/query';
import { saveReviewOptions } from '@showcase/data/reviews';
import { reviewSchema } from '@showcase/data/schemas';
import { useTextDraft } from '@showcase/kit/drafts';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { useNotify } from '@showcase/remote-contract/services';

type ReviewFormOptions = { request: ListedHireRequest; userId: string; onSaved: () => void };

export function useReviewForm({ request, userId, onSaved }: ReviewFormOptions) {
  const draft = useTextDraft(`review:${userId}:${request.id}`);
  const notify = useNotify();
  const save = useSubmit(saveReviewOptions(useDataClient(), useQueryClient()));
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
  const submit = form.handleSubmit(({ projectId, ...text }) => {
    const { id: hireRequestId, creator_id, review: former } = request;
    save.mutate(
      { ...text, hireRequestId, creatorId: creator_id ?? '', projectId: projectId || null, former },
      {
        onSuccess() {
          draft.save('');
          notify({ kind: 'success', text: 'Review published.' });
          onSaved();
        },
      },
    );
  });
  return { form, rating, comment, submit, save };
}
