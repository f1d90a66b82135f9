import { SentAttachments } from '@showcase/kit/attachments';
import { bidi, Button, Link, VisuallyHidden } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Zap from 'lucide-react/icons/zap';
import { LinkedText } from '@showcase/kit/text';
import { explainSendError } from '../outbox/outgoing-message.ts';
import {
  ConversationStart,
  Bubble,
  BubbleTime,
  DayDivider,
  EventLine,
  MessageMenuArea,
  RowFrame,
  StateLine,
  MessageParagraph,
} from './log.styles.ts';
import { MessageMenu } from './message-menu.tsx';
import type { Fold } from '../steps/fold-steps.ts';
import type { TimelineItem, TimelineMessage, TimelineStep } from './timeline.ts';

export type RowActions = {
  /** The other user's name. */
  name: string;
  onRetry: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
  /** Not for what the user wrote themselves. */
  onReport: (message: { messageId: string; text: string }) => void;
};

type TimelineRowProps = RowActions & {
  item: TimelineItem | Fold;
  onToggleFold: (key: string) => void;
};

export function TimelineRow({ item, onToggleFold, ...actions }: TimelineRowProps) {
  switch (item.kind) {
    case 'top':
      return (
        <ConversationStart>
          This is the beginning of your conversation with <bdi>{actions.name}</bdi>.
        </ConversationStart>
      );
    case 'day':
      return (
        <DayDivider>
          <span>{item.label}</span>
        </DayDivider>
      );
    case 'fold':
      return (
        <EventLine>
          <Button
            size="s"
            variant="ghost"
            aria-expanded={item.isOpen}
            onClick={() => onToggleFold(item.key)}
          >
            {item.count} earlier steps
            <ChevronDown aria-hidden />
          </Button>
        </EventLine>
      );
    case 'step':
      return <StepRow step={item.step} />;
    case 'message':
      return <MessageRow message={item.message} messageId={item.messageId} {...actions} />;
  }
}

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

type MessageRowProps = RowActions & { message: TimelineMessage; messageId: string | null };

function MessageRow({ message, messageId, name, onReport, ...actions }: MessageRowProps) {
  const { text, isOwn, writtenAt, attachments, attachmentCount } = message;
  return (
    <RowFrame $isOwn={isOwn}>
      <Bubble $isOwn={isOwn}>
        <VisuallyHidden>{isOwn ? 'You: ' : bidi`${name}: `}</VisuallyHidden>
        {attachmentCount > 0 && (
          <SentAttachments attachments={attachments} count={attachmentCount} />
        )}
        {text !== '' && <MessageText>{text}</MessageText>}
        <BubbleTime dateTime={writtenAt}>{timeFormat.format(new Date(writtenAt))}</BubbleTime>
      </Bubble>
      {!isOwn && messageId && (
        <MessageMenuArea>
          <MessageMenu text={text} onReport={() => onReport({ messageId, text })} />
        </MessageMenuArea>
      )}
      <MessageState message={message} {...actions} />
    </RowFrame>
  );
}

function StepRow({ step }: { step: TimelineStep }) {
  const { sentence, title, href, linkLabel: label } = step;
  return (
    <EventLine>
      <span>
        <Zap aria-hidden /> {sentence}{' '}
        <Link href={href} aria-label={bidi`${label}: ${title}`}>
          {label}
        </Link>
      </span>
    </EventLine>
  );
}

type MessageStateProps = Pick<RowActions, 'onRetry' | 'onDiscard'> & { message: TimelineMessage };

function MessageState({ message, onRetry, onDiscard }: MessageStateProps) {
  const { state, clientKey } = message;
  switch (state) {
    case null:
      return null;
    case 'waiting':
      return (
        <StateLine>
          <Clock aria-hidden /> Waiting
        </StateLine>
      );
    case 'sent':
      return (
        <StateLine>
          <Check aria-hidden /> Sent
        </StateLine>
      );
    case 'read':
      return (
        <StateLine>
          <CheckCheck aria-hidden /> Read
        </StateLine>
      );
    case 'failed':
      return (
        <StateLine $hasFailed role="alert">
          <CircleAlert aria-hidden /> {explainSendError(message)}
          <Button size="s" variant="ghost" onClick={() => onRetry(clientKey)}>
            Retry
          </Button>
          <Button size="s" variant="ghost" onClick={() => onDiscard(clientKey)}>
            Delete
          </Button>
        </StateLine>
      );
  }
}

/** A message with its line breaks and links. */
function MessageText({ children }: { children: string }) {
  return (
    <MessageParagraph dir="auto">
      <LinkedText>{children}</LinkedText>
    </MessageParagraph>
  );
}
