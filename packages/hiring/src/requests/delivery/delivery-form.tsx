import type { HireRequest } from '@showcase/data/hire-requests';
import { deliverySchema, REQUEST_NOTE_LIMIT, type DeliveryValues } from '@showcase/data/schemas';
import { useNotify } from '@showcase/remote-contract/services';
import { Button, Stack } from '@showcase/ui';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AttachmentField, useFormAttachments } from '@showcase/kit/attachments';
import { schemaResolver, TextAreaField } from '@showcase/kit/forms';
import { ActionFailure } from '../panel/action-failure.tsx';
import { focusTitleOnUnmount } from '../use-focus-after-action.ts';
import { useHireRequestAction } from '../use-hire-request-action.ts';
import { deliveryDrafts } from './delivery-drafts.ts';
import { LinkFields } from './link-fields.tsx';

const EMPTY: DeliveryValues = { note: '', links: [] };

type DeliveryFormProps = { request: HireRequest; userId: string; hasInitialFocus?: boolean };

/** Delivers work: a note, links and files. What is typed is stored in this tab until it is sent. */
export function DeliveryForm({ request, userId, hasInitialFocus = false }: DeliveryFormProps) {
  const notify = useNotify();
  const draftId = `${userId}:${request.id}`;
  const form = useForm<DeliveryValues>({
    defaultValues: deliveryDrafts.read(draftId) ?? EMPTY,
    resolver: schemaResolver(deliverySchema),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          const isEmpty = values.note === '' && values.links.length === 0;
          deliveryDrafts.write(draftId, isEmpty ? null : values);
        },
      }),
    [form, draftId],
  );
  const files = useFormAttachments(`delivery-${request.id}`);
  const mutation = useHireRequestAction({
    onDone() {
      files.clear();
      deliveryDrafts.write(draftId, null);
      notify({ kind: 'success', text: 'Delivered. The client can now approve the work.' });
    },
  });
  const submit = form.handleSubmit(({ note, links }) => {
    const attachments = files.collect();
    if (!attachments) return;
    mutation.mutate({
      id: request.id,
      action: 'deliver',
      note,
      links,
      attachments,
      expectedVersion: request.version,
    });
  });
  return (
    <FormProvider {...form}>
      <form
        ref={focusTitleOnUnmount}
        noValidate
        aria-label="Deliver"
        onSubmit={(event) => void submit(event)}
      >
        <Stack gap={3}>
          <TextAreaField<DeliveryValues>
            name="note"
            label="Delivery note"
            hint="What you're delivering and where to find it."
            isRequired
            limit={REQUEST_NOTE_LIMIT}
            rows={4}
            dir="auto"
            autoFocus={hasInitialFocus}
          />
          <LinkFields />
          <AttachmentField {...files.field} />
          <ActionFailure error={mutation.error} draft="your delivery" />
          <Button variant="primary" type="submit" isBusy={mutation.isPending}>
            Deliver
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}
