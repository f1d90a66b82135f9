import { IconButton, isolated, Textarea, VisuallyHidden } from '@showcase/ui';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { hasKeyboard } from '../has-keyboard.ts';
import { ComposerForm, ComposerNote } from './composer.styles.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { checkText, sayLeft } from './message-text.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** From here on what is left is read aloud too. */
const NEARLY_FULL = 20;

type ComposerProps = {
  userId: string;
  /** Stays the same when the first message begins the conversation. */
  draftKey: string;
  /** The other one's. */
  name: string;
  /** Too many were sent: milliseconds since 1970. */
  pausedUntil: number | null;
  onSend: (text: string) => void;
  onType: () => void;
};

export function Composer(props: ComposerProps) {
  const { userId, draftKey, name, pausedUntil, onSend, onType } = props;
  const [text, setText] = useState(() => readDraft(userId, draftKey));
  const input = useRef<HTMLTextAreaElement>(null);
  const { toSend, canSend, left } = checkText(text);
  const wait = useSecondsUntil(pausedUntil);

  useEffect(() => {
    if (hasKeyboard()) input.current?.focus({ preventScroll: true });
  }, []);

  const change = (next: string) => {
    setText(next);
    writeDraft(userId, draftKey, next);
  };
  const send = () => {
    if (!canSend || wait > 0) return;
    onSend(toSend);
    change('');
    input.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  return (
    <ComposerForm
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={input}
        aria-label={isolated`Message to ${name}`}
        rows={1}
        dir="auto"
        value={text}
        placeholder="Type a message..."
        onChange={(event) => {
          change(event.currentTarget.value);
          if (event.currentTarget.value.trim() !== '') onType();
        }}
        onKeyDown={sendOnEnter}
      />
      <IconButton type="submit" label="Send" variant="primary" disabled={!canSend || wait > 0}>
        <SendHorizontal aria-hidden />
      </IconButton>
      {left !== null && (
        <ComposerNote aria-hidden $isOver={left < 0}>
          {sayLeft(left)}
        </ComposerNote>
      )}
      <VisuallyHidden role="status">
        {left !== null && left <= NEARLY_FULL && sayLeft(left)}
      </VisuallyHidden>
      {wait > 0 && <Pause seconds={wait} />}
    </ComposerForm>
  );
}

function Pause({ seconds }: { seconds: number }) {
  return (
    <ComposerNote $isOver role="timer">
      Too many messages in a minute. You can send more in {seconds} s.
    </ComposerNote>
  );
}
