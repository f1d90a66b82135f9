import type { ListedHireRequest } from '@showcase/data/hire-requests';
import { projectQueries } from '@showcase/data/projects';
import { useDataClient, useList } from '@showcase/data/query';
import { REVIEW_LIMIT } from '@showcase/data/schemas';
import { explainError } from '@showcase/kit/errors';
import { useFocusAfterAction } from '@showcase/hiring/requests';
import { bidi, Button, Field, Notice, Stack } from '@showcase/ui';
import { Dialog, RatingInput, Select, Textarea } from '@showcase/ui/controls';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useReviewForm } from './use-review-form.ts';

const NO_PROJECT = 'none';

const ERROR_OPTIONS = { action: "Your review wasn't saved." };

/** A request and the button that opened its review dialog. */
export type ReviewTarget = { request: ListedHireRequest; button: HTMLElement };

type ReviewDialogProps = ReviewTarget & { userId: string; onClose: () => void };

/** Creates or edits the review of a completed request. There is one per request. */
export function ReviewDialog({ request, button, userId, onClose }: ReviewDialogProps) {
  const formId = useId();
  const { markActionDone, finalFocus } = useFocusAfterAction(button, { stays: true });
  const { form, rating, comment, submit, save } = useReviewForm({
    request,
    userId,
    onSaved() {
      // Leave Review disappears after saving; Edit review stays.
      if (!request.review) markActionDone();
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={request.review ? 'Edit review' : 'Leave Review'}
      description={bidi`${request.title}, by ${request.creator?.name ?? 'Former creator'}. Anyone can read your review.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={save.isPending}>
            {request.review ? 'Save review' : 'Publish review'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <RatingInput
            ref={(group) => rating.ref({ focus: () => group?.querySelector('input')?.focus() })}
            label="Rating"
            isRequired
            value={rating.value === 0 ? null : rating.value}
            onValueChange={rating.onChange}
            {...(errors.rating?.message && { error: errors.rating.message })}
          />
          <Field
            label="Comment"
            isRequired
            {...(errors.comment?.message && { error: errors.comment.message })}
          >
            <Textarea {...comment} limit={REVIEW_LIMIT} rows={5} />
          </Field>
          {!request.review && request.creator_id && (
            <Controller
              control={form.control}
              name="projectId"
              render={({ field }) => (
                <ProjectField
                  creatorId={request.creator_id ?? ''}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          )}
          {save.error && (
            <Notice variant="danger">{explainError(save.error, ERROR_OPTIONS)}</Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

type ProjectFieldProps = { creatorId: string; value: string; onChange: (id: string) => void };

function ProjectField({ creatorId, value, onChange }: ProjectFieldProps) {
  const projects = useList(projectQueries(useDataClient()).byUser(creatorId));
  if (projects.data.length === 0) return null;
  const options = projects.data.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Field label="Project" hint="Link the project that this work became.">
      <Select
        options={[{ value: NO_PROJECT, label: 'No project' }, ...options]}
        value={value || NO_PROJECT}
        onValueChange={(next) => onChange(next === NO_PROJECT ? '' : next)}
      />
    </Field>
  );
}
