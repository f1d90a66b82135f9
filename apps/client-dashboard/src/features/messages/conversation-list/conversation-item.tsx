import { imageUrl, useDataClient, type Conversation } from '@showcase/data';
import { Link } from '@showcase/remote-contract';
import { Avatar, VisuallyHidden } from '@showcase/ui';
import { addressOf } from '../place.ts';
import { Item, Name, Preview, Unread, When } from './conversation-list.styles.ts';

/** The database counts no further. */
const MOST = 100;

type ConversationItemProps = { conversation: Conversation; userId: string; isSelected: boolean };

export function ConversationItem({ conversation, userId, isSelected }: ConversationItemProps) {
  const client = useDataClient();
  const { other, last_message: last, unread } = conversation;
  return (
    <Item
      as={Link}
      to={addressOf(conversation)}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      $isUnread={unread > 0}
    >
      <Avatar name={other.name} src={imageUrl(client, other.avatar)} aria-hidden />
      <Name>
        <bdi>{other.name}</bdi>
      </Name>
      {last && <When date={last.created_at} />}
      <Preview dir="auto">
        {last?.sender_id === userId && <span>You: </span>}
        {last?.text ?? 'No messages yet'}
      </Preview>
      {unread > 0 && (
        <Unread>
          <span aria-hidden>{unread < MOST ? unread : `${MOST - 1}+`}</span>
          <VisuallyHidden>
            {unread === 1 ? '1 unread message' : `${unread} unread messages`}
          </VisuallyHidden>
        </Unread>
      )}
    </Item>
  );
}
