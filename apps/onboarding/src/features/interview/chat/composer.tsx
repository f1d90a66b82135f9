import { IconButton, Textarea, VisuallyHidden } from '@showcase/ui';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Language } from '../../../shared/languages.ts';
import { MESSAGE_LENGTH } from '../interview.ts';
import { ComposerForm, FullNote } from './chat.styles.ts';

type ComposerProps = {
  language: Language;
  placeholder: string;
  text: string;
  isOpen: boolean;
  /** The transcript has no room for more. */
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
  const canSend = !isDisabled && text.trim() !== '';

  const isEmpty = text === '';

  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen, isEmpty]);

  const send = () => {
    if (canSend) onSend();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <ComposerForm
      dir={language.dir}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VisuallyHidden id={labelId}>Your answer</VisuallyHidden>
      <Textarea
        ref={input}
        aria-labelledby={labelId}
        rows={2}
        value={text}
        maxLength={MESSAGE_LENGTH}
        disabled={isDisabled}
        placeholder={placeholder}
        lang={language.code}
        dir={isEmpty ? language.dir : 'auto'}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      {tool}
      <IconButton type="submit" label="Send" variant="primary" disabled={!canSend}>
        <SendHorizontal aria-hidden />
      </IconButton>
      {isFull && (
        <FullNote role="status" dir="ltr">
          That is all the room there is. Complete the onboarding to save your profile.
        </FullNote>
      )}
    </ComposerForm>
  );
}
