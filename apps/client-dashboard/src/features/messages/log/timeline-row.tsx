import { Button, isolated, Link, VisuallyHidden } from '@showcase/ui';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { explainUnsent } from '../outbox/outgoing-message.ts';
import { Beginning, Bubble, BubbleTime, Day, RequestTitle, RowFrame, State } from './log.styles.ts';
import { MessageText } from './message-text.tsx';
import type { ShownMessage, ShownRequest, TimelineItem } from './timeline.ts';

export type RowActions = {
  /** The other one's. */
  name: string;
  onRetry: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
};

export function TimelineRow({ item, ...actions }: RowActions & { item: TimelineItem }) {
  switch (item.kind) {
    case 'top':
      return (
        <Beginning>
          This is the beginning of your conversation with <bdi>{actions.name}</bdi>.
        </Beginning>
      );
    case 'day':
      return (
        <Day>
          <span>{item.label}</span>
        </Day>
      );
    case 'request':
      return <RequestRow request={item.request} name={actions.name} />;
    case 'message':
      return <MessageRow message={item.message} {...actions} />;
  }
}

const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

function MessageRow({ message, name, ...actions }: RowActions & { message: ShownMessage }) {
  const { text, isOwn, writtenAt } = message;
  return (
    <RowFrame $isOwn={isOwn}>
      <Bubble $isOwn={isOwn}>
        <VisuallyHidden>{isOwn ? 'You: ' : isolated`${name}: `}</VisuallyHidden>
        <MessageText>{text}</MessageText>
        <BubbleTime dateTime={writtenAt}>{time.format(new Date(writtenAt))}</BubbleTime>
      </Bubble>
      <MessageState message={message} {...actions} />
    </RowFrame>
  );
}

type RequestRowProps = { request: ShownRequest; name: string };

function RequestRow({ request, name }: RequestRowProps) {
  const { title, text, isOwn, writtenAt, href } = request;
  return (
    <RowFrame $isOwn={isOwn}>
      <Bubble $isOwn={isOwn}>
        <RequestTitle>
          <VisuallyHidden>{isOwn ? 'You: ' : isolated`${name}: `}</VisuallyHidden>
          Hire request:{' '}
          <Link href={href}>
            <bdi>{title}</bdi>
          </Link>
        </RequestTitle>
        <MessageText>{text}</MessageText>
        <BubbleTime dateTime={writtenAt}>{time.format(new Date(writtenAt))}</BubbleTime>
      </Bubble>
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
          <CircleAlert aria-hidden /> {explainUnsent(reason)}
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
