import { MAX_ATTACHMENTS } from '@showcase/data/attachments';
import { Button, Stack, tokens } from '@showcase/ui';
import Paperclip from 'lucide-react/icons/paperclip';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import type { AttachmentDraftProps } from '../draft/use-attachment-draft.ts';
import { AttachmentDrop } from './attachment-drop.tsx';
import { DraftAttachments } from './draft-attachments.tsx';
import { FileInput } from './file-input.tsx';

type AttachmentFieldProps = {
  draft: AttachmentDraftProps;
  /** Why the form could not be sent, shown once the user has tried. */
  error?: string | null;
};

/** The files of a form: a button, a place to drop them, and the list of those that will be sent. */
export function AttachmentField({ draft, error }: AttachmentFieldProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <AttachmentDrop draft={draft}>
      <Stack gap={3} role="group" aria-label="Files">
        <DraftAttachments draft={draft} onEmptied={() => button.current?.focus()} />
        <Row>
          <Button
            ref={button}
            size="s"
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            <Paperclip aria-hidden />
            Add files
          </Button>
          <Hint id={hintId}>Up to {MAX_ATTACHMENTS} files of 20 MB each.</Hint>
        </Row>
        <FileInput draft={draft} ref={input} />
        {error && <Problem role="alert">{error}</Problem>}
      </Stack>
    </AttachmentDrop>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
`;

const Hint = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;

const Problem = styled.p`
  margin: 0;
  color: ${tokens.color.danger};
  font-size: ${tokens.text[14]};
`;
