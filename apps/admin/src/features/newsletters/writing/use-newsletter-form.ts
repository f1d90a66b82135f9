import { zodResolver } from '@hookform/resolvers/zod';
import { saveNewsletter, type Newsletter } from '@showcase/data/admins';
import type { DataError } from '@showcase/data/client';
import { useDataClient } from '@showcase/data/query';
import { newsletterDraftSchema, type NewsletterValues } from '@showcase/data/schemas';
import { useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isStaleDataError, useInvalidateAll } from '../../../shared/reason/use-invalidate-all.ts';
import { NEW_DRAFT, newsletterDrafts } from '../newsletter-drafts.ts';

/** Changed fields, too. */
const ALL = { keepDirtyValues: false };

const BLANK: NewsletterValues = { subject: '', body: '' };

export type NewsletterFormOptions = {
  id: string;
  /** Null if it is not saved yet. */
  newsletter: Newsletter | null;
  onSave: () => void;
  /** True if the error is shown with the newsletter's new state. */
  reportStale: (error: DataError) => boolean;
};

/** The form, what was typed and not saved, and the ways to save it. */
export function useNewsletterForm(props: NewsletterFormOptions) {
  const { id, newsletter, onSave, reportStale } = props;
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  const draftId = newsletter ? id : NEW_DRAFT;
  const saved = newsletter ? { subject: newsletter.subject, body: newsletter.body } : BLANK;
  const form = useForm<NewsletterValues>({
    resolver: zodResolver(newsletterDraftSchema),
    defaultValues: saved,
    // What another admin saves appears in the fields that were not changed here.
    values: saved,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = form.formState;
  const { isRestored, endRestoring } = useRestoredDraft(draftId, form.setValue);
  const clearDraft = () => {
    newsletterDrafts.write(draftId, null);
    endRestoring();
  };

  async function save(values: NewsletterValues) {
    await saveNewsletter(client, { id, ...values });
    form.reset(values, ALL);
    clearDraft();
    onSave();
    void invalidateAll();
  }

  const saving = useSubmit({
    mutationFn: save,
    onSuccess: () => notify({ kind: 'success', text: 'Draft saved.' }),
    onError: reportStale,
  });

  return {
    form,
    isDirty,
    saving,
    saveError: saving.error && !isStaleDataError(saving.error) ? saving.error : null,
    isRestored,
    /** A mail contains what is saved. */
    saveChanges: async (values: NewsletterValues) => {
      if (isDirty || !newsletter) await save(values);
    },
    storeDraft: () => newsletterDrafts.write(draftId, form.getValues()),
    clearDraft,
    startOver: () => {
      form.reset(saved, ALL);
      clearDraft();
    },
  };
}

type SetValue = (
  name: keyof NewsletterValues,
  text: string,
  options: { shouldDirty: true },
) => void;

function useRestoredDraft(draftId: string, setValue: SetValue) {
  const [draft, setDraft] = useState(() => newsletterDrafts.read(draftId));
  useEffect(() => {
    if (!draft) return;
    setValue('subject', draft.subject, { shouldDirty: true });
    setValue('body', draft.body, { shouldDirty: true });
  }, [draft, setValue]);
  return { isRestored: draft !== null, endRestoring: () => setDraft(null) };
}
