import { useDataClient } from '@showcase/data/query';
import {
  updateSavedCreatorNoteOptions,
  type ListedSavedCreator,
} from '@showcase/data/saved-creators';
import { useTextDraft } from '@showcase/kit/drafts';
import { ErrorNotice } from '@showcase/kit/errors';
import { SubmitButton, useSubmit } from '@showcase/kit/forms';
import { bidi, Button, Field, Stack, tokens } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import { useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import styled from 'styled-components';

const NOTE_LIMIT = 500;

type PrivateNoteProps = { saved: ListedSavedCreator; userId: string };

/** Visible only to the client who saved the creator. */
export function PrivateNote({ saved, userId }: PrivateNoteProps) {
  const stored = useTextDraft(`saved-note:${userId}:${saved.creator_id}`);
  const name = saved.creator?.name ?? 'this creator';
  const save = useSubmit(updateSavedCreatorNoteOptions(useDataClient(), useQueryClient()));
  const [draft, setDraft] = useState<string | null>(stored.initialText || null);
  const formRef = useRef<HTMLFormElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  const change = (text: string | null) => {
    setDraft(text);
    stored.save(text ?? '');
  };
  const close = () => {
    const { activeElement, body } = document;
    setHadFocus(activeElement === body || formRef.current?.contains(activeElement) === true);
    change(null);
  };
  if (draft === null) {
    return (
      <NoteRow>
        {saved.note && <NoteText dir="auto">{saved.note}</NoteText>}
        <Button
          size="s"
          variant="ghost"
          autoFocus={hadFocus}
          aria-label={saved.note ? bidi`Edit note on ${name}` : bidi`Add a private note on ${name}`}
          onClick={() => change(saved.note ?? '')}
        >
          <Pencil aria-hidden />
          {saved.note ? 'Edit note' : 'Add a private note'}
        </Button>
      </NoteRow>
    );
  }
  const isTooLong = Array.from(draft).length > NOTE_LIMIT;
  return (
    <form
      ref={formRef}
      aria-label={bidi`Private note on ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong)
          save.mutate({ creatorId: saved.creator_id, note: draft }, { onSuccess: close });
      }}
    >
      <Stack gap={2}>
        <Field
          label="Private note"
          hint="Only you can see it."
          {...(isTooLong && { error: `Use at most ${NOTE_LIMIT} characters` })}
        >
          <Textarea
            value={draft}
            rows={3}
            limit={NOTE_LIMIT}
            autoFocus
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <ErrorNotice error={save.error} action="Not saved." />
        <Stack direction="row" gap={2}>
          <SubmitButton size="s" submission={save}>
            Save note
          </SubmitButton>
          <Button size="s" variant="ghost" onClick={close}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

const NoteRow = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;

  > button {
    flex: none;
  }
`;

const NoteText = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
