import { imageUrl } from '@showcase/data/images';
import type { Conversation } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useNow } from '@showcase/hiring/requests';
import { Link } from '@showcase/remote-contract';
import { Avatar, VisuallyHidden } from '@showcase/ui';
import BellOff from 'lucide-react/icons/bell-off';
import { getConversationHref } from '../conversation-params.ts';
import { describeFiles } from '../steps/describe-files.ts';
import { describeStep } from '../steps/describe-step.ts';
import { describeWaiting } from '../steps/describe-waiting.ts';
import { getActor } from '../steps/step-actor.ts';
import { Item, Name, Preview, Unread, MessageTime, Waiting } from './conversation-list.styles.ts';

/** The database stops counting here. */
const MAX_UNREAD = 100;

type ConversationItemProps = { conversation: Conversation; userId: string; isSelected: boolean };

export function ConversationItem({ conversation, userId, isSelected }: ConversationItemProps) {
  const client = useDataClient();
  const { other, last_message: lastMessage, unread, is_muted: isMuted } = conversation;
  const now = useNow();
  const waiting = describeWaiting(conversation.requests, now);
  const unreadText = unread < MAX_UNREAD ? String(unread) : `${MAX_UNREAD - 1}+`;
  return (
    <Item
      as={Link}
      to={getConversationHref(conversation)}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      $isUnread={unread > 0}
    >
      <Avatar name={other.name} src={imageUrl(client, other.avatar)} aria-hidden />
      <Name dir="auto">
        <span>{other.name}</span>
        {isMuted && (
          <>
            {' '}
            <BellOff aria-hidden />
            <VisuallyHidden>Muted</VisuallyHidden>
          </>
        )}
      </Name>
      {lastMessage && <MessageTime date={lastMessage.created_at} />}
      <Preview dir="auto" $isUnread={unread > 0}>
        {describeLastMessage(conversation, userId, now)}
      </Preview>
      {unread > 0 && (
        <Unread>
          <span aria-hidden>{unreadText}</span>
          <VisuallyHidden>
            {unreadText} {unread === 1 ? 'unread message' : 'unread messages'}
          </VisuallyHidden>
        </Unread>
      )}
      {waiting !== null && <Waiting>{waiting}</Waiting>}
    </Item>
  );
}

function describeLastMessage(
  { other, last_message: message }: Conversation,
  userId: string,
  now: Date,
) {
  if (!message) return 'No messages yet';
  if (message.step) {
    const actor = getActor(message, { userId, name: other.name });
    return describeStep(message.step, actor, now);
  }
  const isOwn = message.sender_id === userId;
  if (message.text === null) {
    const files = describeFiles(message.attachment_count);
    return isOwn ? `You sent ${files}` : `Sent ${files}`;
  }
  return isOwn ? `You: ${message.text}` : message.text;
}
