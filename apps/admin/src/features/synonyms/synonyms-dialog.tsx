import { zodResolver } from '@hookform/resolvers/zod';
import { saveSynonyms, type Synonyms } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import {
  REASON_LIMIT,
  synonymsFormSchema,
  toTerms,
  type SynonymsValues,
} from '@showcase/data/schemas';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextAreaField, useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { Button, Stack } from '@showcase/ui';
import { Dialog } from '@showcase/ui/controls';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { isStaleDataError, useInvalidateAll } from '../../shared/reason/use-invalidate-all.ts';

type SynonymsDialogProps = { group: Pick<Synonyms, 'id' | 'terms'>; onClose: () => void };

/** Adds a group of synonyms, or changes it. */
export function SynonymsDialog({ group, onClose }: SynonymsDialogProps) {
  const formId = useId();
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  const form = useForm<SynonymsValues>({
    resolver: zodResolver(synonymsFormSchema),
    defaultValues: { words: group.terms.join('\n'), reason: '' },
  });
  const saving = useSubmit({
    mutationFn: ({ words, reason }: SynonymsValues) =>
      saveSynonyms(client, { id: group.id, terms: toTerms(words), reason }),
    onSuccess() {
      notify({ kind: 'success', text: 'The synonyms are saved.' });
      onClose();
      void invalidateAll();
    },
    onError(error) {
      if (isStaleDataError(error)) void invalidateAll();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={() => !saving.isPending && onClose()}
      title={group.terms.length === 0 ? 'New synonyms' : 'Edit synonyms'}
      description="A search for one of them also finds the others."
      footer={
        <>
          <Button onClick={onClose} disabled={saving.isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} submission={saving}>
            Save
          </SubmitButton>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorNotice error={saving.error} action="The synonyms weren't saved." />
        <Form id={formId} form={form} onSubmit={saving.mutate}>
          <TextAreaField<SynonymsValues>
            name="words"
            label="Words and phrases"
            isRequired
            hint="One per line."
            rows={5}
          />
          <TextAreaField<SynonymsValues>
            name="reason"
            label="Reason"
            isRequired
            hint="It stays in the audit log."
            rows={2}
            limit={REASON_LIMIT}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
