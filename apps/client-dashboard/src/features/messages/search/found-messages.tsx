import type { DataError } from '@showcase/data/client';
import { imageUrl } from '@showcase/data/images';
import type { FoundMessage } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { explainReadError } from '@showcase/kit/errors';
import { Link } from '@showcase/remote-contract';
import { Avatar, Button } from '@showcase/ui';
import { Item, Items, MessageTime, Name } from '../conversation-list/conversation-list.styles.ts';
import { ShowMore, type MoreRows } from '../conversation-list/show-more.tsx';
import { getConversationHref } from '../conversation-params.ts';
import { Excerpt, ListNote, ListTitle } from './found-messages.styles.ts';
import { markMatches } from './mark-matches.ts';

type MessageSearch = MoreRows & {
  isPending: boolean;
  error: DataError | null;
  refetch: () => unknown;
};

type FoundMessagesProps = {
  q: string;
  found: readonly FoundMessage[];
  search: MessageSearch;
  /** The message that is open. */
  openId: string | null;
  userId: string;
};

/** The messages that contain the text, below the people of that name. */
export function FoundMessages({ q, found, search, openId, userId }: FoundMessagesProps) {
  return (
    <section aria-labelledby="found-messages">
      <ListTitle id="found-messages">Messages</ListTitle>
      {found.length > 0 && (
        <Items aria-label="Messages found" role="list">
          {found.map((message) => (
            <li key={message.id}>
              <FoundItem
                message={message}
                q={q}
                isOpen={message.id === openId}
                isOwn={message.sender_id === userId}
              />
            </li>
          ))}
          <ShowMore rows={search} />
        </Items>
      )}
      <ListNote role="status">{describeSearch(search, found.length)}</ListNote>
      {search.error && found.length === 0 && (
        <Button size="s" onClick={() => void search.refetch()}>
          Retry
        </Button>
      )}
    </section>
  );
}

function describeSearch({ isPending, error }: MessageSearch, count: number) {
  if (isPending) return 'Searching messages…';
  if (error && count === 0) {
    return explainReadError(error, { action: "We couldn't search your messages." });
  }
  return count === 0 ? 'No messages found.' : null;
}

type FoundItemProps = { message: FoundMessage; q: string; isOpen: boolean; isOwn: boolean };

function FoundItem({ message, q, isOpen, isOwn }: FoundItemProps) {
  const client = useDataClient();
  const { id, conversation_id, other, excerpt, is_cut: isCut, created_at } = message;
  return (
    <Item
      as={Link}
      to={getConversationHref({ id: conversation_id, other }, id)}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      $isUnread={false}
    >
      <Avatar name={other.name} src={imageUrl(client, other.avatar)} aria-hidden />
      <Name>
        <bdi>{other.name}</bdi>
      </Name>
      <MessageTime date={created_at} />
      <Excerpt dir="auto">
        {isOwn && 'You: '}
        {isCut && '…'}
        {markMatches(excerpt, q).map(({ text, isMatch }, index) =>
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </Excerpt>
    </Item>
  );
}
