import {
  conversationQueries,
  refetchUnreadCount,
  subscribeToMessages,
} from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { VisuallyHidden } from '@showcase/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatUnread } from './format-unread.ts';

/** Keeps the count of unread messages up to date, shows it in the tab's title, and announces that it has grown. */
export function UnreadMessages({ userId }: { userId: string }) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const { data: count } = useQuery(conversationQueries(client).unreadCount(userId));
  const hasGrown = useHasGrown(count);
  useTitlePrefix(count ? `(${formatUnread(count)}) ` : '');

  useEffect(() => {
    const refetch = () => void refetchUnreadCount(queryClient, userId);
    return subscribeToMessages(client, userId, {
      onMessage: refetch,
      onRead: refetch,
      onChange: refetch,
      onStatus: () => {},
      onCatchUp: refetch,
    });
  }, [client, queryClient, userId]);

  return (
    <VisuallyHidden role="status">
      {hasGrown &&
        (count === 1 ? '1 unread message' : `${formatUnread(count ?? 0)} unread messages`)}
    </VisuallyHidden>
  );
}

/** Whether the count is greater than when it was last loaded. */
function useHasGrown(count: number | undefined) {
  const [former, setFormer] = useState(count);
  const [hasGrown, setHasGrown] = useState(false);
  if (count !== former) {
    setFormer(count);
    setHasGrown(former !== undefined && count !== undefined && count > former);
  }
  return hasGrown;
}

/** Keeps this text in front of the tab's title, which each page sets. */
function useTitlePrefix(prefix: string) {
  useEffect(() => {
    if (prefix === '') return;
    const add = () => {
      const { title } = document;
      if (title !== '' && !title.startsWith(prefix)) document.title = `${prefix}${title}`;
    };
    add();
    const observer = new MutationObserver(add);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      const { title } = document;
      if (title.startsWith(prefix)) document.title = title.slice(prefix.length);
    };
  }, [prefix]);
}
