import { hasText } from '@showcase/data/schemas';
import { IconButton, isKey, VisuallyHidden } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Language } from '../../../shared/languages.ts';
import { ComposerForm, FullNote } from './chat.styles.ts';

type ComposerProps = {
  language: Language;
  placeholder: string;
  text: string;
  isOpen: boolean;
  /** Whether the transcript has reached its size limit. */
  isFull: boolean;
  onTextChange: (text: string) => void;
  onSend: () => void;
  tool?: ReactNode;
};

export function Composer(props: ComposerProps) {
  const { language, placeholder, text, isOpen, isFull, onTextChange, onSend, tool } = props;
  const labelId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const isDisabled = !isOpen || isFull;
  const canSend = !isDisabled && hasText(text);

  const isEmpty = text === '';

  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen, isEmpty]);

  const send = () => {
    if (canSend) onSend();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isKey(event, 'Enter') || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <ComposerForm
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VisuallyHidden id={labelId} lang="en">
        Your answer
      </VisuallyHidden>
      <Textarea
        ref={input}
        aria-labelledby={labelId}
        rows={2}
        value={text}
        disabled={isDisabled}
        placeholder={placeholder}
        dir={isEmpty ? language.dir : 'auto'}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      {tool}
      <IconButton type="submit" lang="en" label="Send" variant="primary" disabled={!canSend}>
        <SendHorizontal aria-hidden />
      </IconButton>
      {isFull && (
        <FullNote role="status" lang="en" dir="ltr">
          You've reached the limit of answers. Complete onboarding to save your profile.
        </FullNote>
      )}
    </ComposerForm>
  );
}
