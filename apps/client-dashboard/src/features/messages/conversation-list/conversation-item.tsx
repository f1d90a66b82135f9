import { imageUrl } from '@showcase/data/images';
import type { Conversation } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { Link } from '@showcase/remote-contract';
import { Avatar, VisuallyHidden } from '@showcase/ui';
import { getConversationHref } from '../conversation-params.ts';
import { Item, Name, Preview, Unread, MessageTime } from './conversation-list.styles.ts';

/** The database stops counting here. */
const MAX_UNREAD = 100;

type ConversationItemProps = { conversation: Conversation; userId: string; isSelected: boolean };

export function ConversationItem({ conversation, userId, isSelected }: ConversationItemProps) {
  const client = useDataClient();
  const { other, last_message: lastMessage, unread } = conversation;
  return (
    <Item
      as={Link}
      to={getConversationHref(conversation)}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      $isUnread={unread > 0}
    >
      <Avatar name={other.name} src={imageUrl(client, other.avatar)} aria-hidden />
      <Name>
        <bdi>{other.name}</bdi>
      </Name>
      {lastMessage && <MessageTime date={lastMessage.created_at} />}
      <Preview dir="auto">
        {lastMessage?.sender_id === userId && <span>You: </span>}
        {lastMessage?.text ?? 'No messages yet'}
      </Preview>
      {unread > 0 && (
        <Unread>
          <span aria-hidden>{unread < MAX_UNREAD ? unread : `${MAX_UNREAD - 1}+`}</span>
          <VisuallyHidden>
            {unread === 1 ? '1 unread message' : `${unread} unread messages`}
          </VisuallyHidden>
        </Unread>
      )}
    </Item>
  );
}
