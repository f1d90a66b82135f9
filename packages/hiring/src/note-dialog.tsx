import { optionalNoteSchema, REQUEST_NOTE_LIMIT } from '@showcase/data/schemas';
import type { useTextDraft } from '@showcase/kit/drafts';
import { schemaResolver, TextAreaField } from '@showcase/kit/forms';
import { Notice } from '@showcase/ui';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { ActionDialog } from './action-dialog.tsx';

type NoteValues = { note: string };

type NoteDialogProps = Pick<
  ComponentProps<typeof ActionDialog<NoteValues, NoteValues>>,
  'title' | 'description' | 'finalFocus' | 'submitLabel' | 'variant' | 'isBusy' | 'onClose'
> & {
  hint: string;
  draft: ReturnType<typeof useTextDraft>;
  error: string | undefined;
  onSend: (note: string) => void;
};

/** Asks before a refusal, with a note that says why. */
export function NoteDialog({ hint, draft, error, onSend, ...dialog }: NoteDialogProps) {
  const form = useForm<NoteValues>({
    defaultValues: { note: draft.initialText },
    resolver: schemaResolver(optionalNoteSchema),
  });
  return (
    <ActionDialog {...dialog} size="s" form={form} onSubmit={({ note }) => onSend(note)}>
      <TextAreaField<NoteValues>
        name="note"
        label="Note (optional)"
        hint={hint}
        rows={4}
        limit={REQUEST_NOTE_LIMIT}
        dir="auto"
        onChange={({ target }) => draft.save(target.value)}
      />
      {error && <Notice variant="danger">{error}</Notice>}
    </ActionDialog>
  );
}
