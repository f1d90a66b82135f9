import { Button, VisuallyHidden } from '@showcase/ui';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { FAILURE_TEXTS } from '../outbox/outgoing-message.ts';
import { Bubble, BubbleTime, Day, RowFrame, State, Top } from './log.styles.ts';
import { MessageText } from './message-text.tsx';
import type { ShownMessage, TimelineItem } from './timeline.ts';

export type RowActions = {
  /** The other one's. */
  name: string;
  older: { isThere: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };
  onRetry: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
};

export function TimelineRow({ item, ...actions }: RowActions & { item: TimelineItem }) {
  switch (item.kind) {
    case 'top':
      return <TopRow {...actions} />;
    case 'day':
      return (
        <Day>
          <span>{item.label}</span>
        </Day>
      );
    case 'message':
      return <MessageRow message={item.message} {...actions} />;
  }
}

function TopRow({ older, name }: RowActions) {
  if (older.hasFailed) {
    return (
      <Top>
        Older messages could not be read.
        <Button size="s" onClick={older.load} isBusy={older.isLoading}>
          Try again
        </Button>
      </Top>
    );
  }
  if (older.isThere) return <Top>{older.isLoading ? 'Loading older messages…' : ''}</Top>;
  return (
    <Top>
      This is the beginning of your conversation with <bdi>{name}</bdi>.
    </Top>
  );
}

const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

function MessageRow({ message, name, ...actions }: RowActions & { message: ShownMessage }) {
  const { text, isOwn, writtenAt } = message;
  return (
    <RowFrame $isOwn={isOwn}>
      <Bubble $isOwn={isOwn}>
        <VisuallyHidden>{isOwn ? 'You: ' : `${name}: `}</VisuallyHidden>
        <MessageText>{text}</MessageText>
        <BubbleTime dateTime={writtenAt}>{time.format(new Date(writtenAt))}</BubbleTime>
      </Bubble>
      <MessageState message={message} {...actions} />
    </RowFrame>
  );
}

type MessageStateProps = Pick<RowActions, 'onRetry' | 'onDiscard'> & { message: ShownMessage };

function MessageState({ message, onRetry, onDiscard }: MessageStateProps) {
  const { state, clientKey, reason } = message;
  switch (state) {
    case null:
      return null;
    case 'waiting':
      return (
        <State>
          <Clock aria-hidden /> Waiting
        </State>
      );
    case 'sent':
      return (
        <State>
          <Check aria-hidden /> Sent
        </State>
      );
    case 'read':
      return (
        <State>
          <CheckCheck aria-hidden /> Read
        </State>
      );
    case 'failed':
      return (
        <State $hasFailed role="alert">
          <CircleAlert aria-hidden /> {FAILURE_TEXTS[reason ?? 'unreachable']}
          <Button size="s" variant="ghost" onClick={() => onRetry(clientKey)}>
            Retry
          </Button>
          <Button size="s" variant="ghost" onClick={() => onDiscard(clientKey)}>
            Delete
          </Button>
        </State>
      );
  }
}
