import { conversationQueries } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { VisuallyHidden } from '@showcase/ui';
import { useQuery } from '@tanstack/react-query';
import { Unread } from '../area-nav.styles.ts';
import { formatUnread } from './format-unread.ts';

/** How many messages the user has not read, next to the link to them. */
export function UnreadCount({ userId }: { userId: string }) {
  const { data: count = 0 } = useQuery(conversationQueries(useDataClient()).unreadCount(userId));
  if (count === 0) return null;
  return (
    <Unread>
      <span aria-hidden>{formatUnread(count)}</span>
      <VisuallyHidden>{formatUnread(count)} unread</VisuallyHidden>
    </Unread>
  );
}
