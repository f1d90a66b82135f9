import { makeOfferOptions, type HireRequestWithHistory } from '@showcase/data/hire-requests';
import { offerSchemaFor, type OfferValues } from '@showcase/data/schemas';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormAttachments } from '@showcase/kit/attachments';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { attemptFor, createOfferDrafts } from './offer-draft.ts';
import { toOfferTerms } from './offer-values.ts';
import { schemaResolver } from '@showcase/kit/forms';

type OfferFormOptions = {
  request: HireRequestWithHistory;
  userId: string;
  start: OfferValues;
  successText: string;
  onSent: () => void;
};

/** The form of an offer. What is typed is stored in this browser until it is sent. */
export function useOfferForm(options: OfferFormOptions) {
  const { request, userId, start, successText, onSent } = options;
  const [drafts] = useState(() => createOfferDrafts());
  const draftId = `${userId}-${request.id}-${request.status}`;
  const [draft] = useState(() => drafts.read(draftId));
  const [initial] = useState(start);
  const form = useForm<OfferValues>({
    defaultValues: draft?.values ?? initial,
    resolver: schemaResolver(offerSchemaFor(request)),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          drafts.write(draftId, { values, attempt: drafts.read(draftId)?.attempt ?? null });
        },
      }),
    [form, drafts, draftId],
  );
  const files = useFormAttachments(`offer-${draftId}`);
  const sending = useOfferMutation(makeOfferOptions, {
    successText,
    onDone() {
      files.clear();
      drafts.write(draftId, null);
      onSent();
    },
  });

  function send(values: OfferValues) {
    const terms = toOfferTerms(values, request.time_zone);
    const attachments = files.collect();
    if (!attachments) return;
    const attempt = attemptFor({ ...terms, attachments }, drafts.read(draftId)?.attempt ?? null);
    drafts.write(draftId, { values: form.getValues(), attempt });
    sending.mutate({
      id: request.id,
      terms,
      attachments,
      offerKey: attempt.key,
      expectedVersion: request.version,
    });
  }

  function startOver() {
    form.reset(initial);
    drafts.write(draftId, null);
  }

  return { form, files, sending, send, startOver, isRestored: draft !== null };
}
