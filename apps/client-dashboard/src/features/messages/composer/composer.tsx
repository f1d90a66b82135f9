import {
  AttachmentButton,
  DraftAttachments,
  type AttachmentDraftProps,
} from '@showcase/kit/attachments';
import { useTextDraft } from '@showcase/kit/drafts';
import { formatWait } from '@showcase/kit/errors';
import { useSecondsUntil } from '@showcase/kit/forms';
import { bidi, IconButton, isKey, VisuallyHidden } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { hasKeyboard } from '../has-keyboard.ts';
import { ComposerForm, ComposerNote } from './composer.styles.ts';
import { getMessageDrafts } from './drafts.ts';
import { fitHeight } from './fit-height.ts';
import { validateMessage, formatCharactersLeft } from './validate-message.ts';

/** From this many characters left, the count is also announced to screen readers. */
const ANNOUNCE_BELOW = 20;

type ComposerProps = {
  userId: string;
  /** Does not change when the first message creates the conversation. */
  draftKey: string;
  /** The files that will be sent with the text. */
  draft: AttachmentDraftProps;
  /** The other user's name. */
  name: string;
  /** Set while sending is rate limited, in milliseconds since 1970. */
  pausedUntil: number | null;
  onSend: (text: string) => void;
  onTyping: () => void;
};

export function Composer(props: ComposerProps) {
  const { userId, draftKey, draft, name, pausedUntil, onSend, onTyping } = props;
  const textDraft = useTextDraft(draftKey, getMessageDrafts(userId));
  const [text, setText] = useState(textDraft.initialText);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const blockId = useId();
  const { trimmed, canSend, charactersLeft } = validateMessage(text, draft.hasFiles);
  const secondsLeft = useSecondsUntil(pausedUntil);
  const focus = useCallback(() => inputRef.current?.focus(), []);

  useEffect(() => {
    if (hasKeyboard()) inputRef.current?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    if (inputRef.current) fitHeight(inputRef.current);
  }, [text]);

  const change = (next: string) => {
    setText(next);
    textDraft.save(next);
  };
  const send = () => {
    if (!canSend || secondsLeft > 0 || draft.block !== null) return;
    onSend(trimmed);
    change('');
    focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isKey(event, 'Enter') || event.shiftKey) return;
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
      <DraftAttachments draft={draft} onEmptied={focus} />
      <AttachmentButton draft={draft} />
      <Textarea
        ref={inputRef}
        aria-label={bidi`Message to ${name}`}
        rows={1}
        dir="auto"
        value={text}
        placeholder="Type a message..."
        onChange={(event) => {
          change(event.currentTarget.value);
          if (event.currentTarget.value.trim() !== '') onTyping();
        }}
        onKeyDown={sendOnEnter}
      />
      <IconButton
        type="submit"
        label="Send"
        variant="primary"
        disabled={!canSend || secondsLeft > 0}
        {...(draft.block !== null && { 'aria-disabled': true, 'aria-describedby': blockId })}
      >
        <SendHorizontal aria-hidden />
      </IconButton>
      {draft.block !== null && (
        <ComposerNote id={blockId} $isOver={false}>
          {draft.block}
        </ComposerNote>
      )}
      {charactersLeft !== null && (
        <ComposerNote aria-hidden $isOver={charactersLeft < 0}>
          {formatCharactersLeft(charactersLeft)}
        </ComposerNote>
      )}
      <VisuallyHidden role="status">
        {charactersLeft !== null &&
          charactersLeft <= ANNOUNCE_BELOW &&
          formatCharactersLeft(charactersLeft)}
      </VisuallyHidden>
      {secondsLeft > 0 && <RateLimitNotice seconds={secondsLeft} />}
    </ComposerForm>
  );
}

function RateLimitNotice({ seconds }: { seconds: number }) {
  return (
    <ComposerNote $isOver role="timer">
      Too many messages. Try again in {formatWait(seconds)}.
    </ComposerNote>
  );
}
