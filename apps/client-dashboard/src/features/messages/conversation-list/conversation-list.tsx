import { conversationQueries, messageQueries } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { explainReadError } from '@showcase/kit/errors';
import {
  ButtonLink,
  ErrorPanel,
  SearchInput,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
} from '@showcase/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import type { ConversationParams } from '../conversation-params.ts';
import { FoundMessages } from '../search/found-messages.tsx';
import { getRefetchInterval } from '../use-live-messages.ts';
import { ConversationItems } from './conversation-items.tsx';
import { Empty, Lists, SearchRow, SkeletonRow } from './conversation-list.styles.ts';

const ROWS = [1, 2, 3, 4, 5];

const DEBOUNCE_MS = 250;

type ConversationListProps = {
  userId: string;
  conversationParams: ConversationParams | null;
  /** The message in the URL. */
  messageId: string | null;
  isLive: boolean;
};

export function ConversationList(props: ConversationListProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  return (
    <>
      <SearchRow>
        <SearchInput
          label="Search conversations"
          placeholder="Search conversations"
          value={text}
          onValueChange={setText}
        />
      </SearchRow>
      <ConversationResults {...props} q={q} isDebouncing={q !== text.trim()} />
    </>
  );
}

type ConversationResultsProps = ConversationListProps & {
  q: string;
  /** True while the user is still typing. */
  isDebouncing: boolean;
};

function ConversationResults(props: ConversationResultsProps) {
  const { userId, conversationParams, messageId, isLive, q, isDebouncing } = props;
  const client = useDataClient();
  const list = useInfiniteQuery({
    ...conversationQueries(client).list(q),
    refetchInterval: () => getRefetchInterval(isLive),
  });
  const search = useInfiniteQuery({ ...messageQueries(client).search(q), enabled: q !== '' });
  const isSearching = isDebouncing || list.isPlaceholderData;
  const conversations = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const found = search.data?.pages.flatMap(({ items }) => items) ?? [];

  if (list.isPending) return <ConversationSkeletons />;
  if (list.error && conversations.length === 0) {
    const message = explainReadError(list.error, {
      action: "We couldn't load your conversations.",
    });
    return <ErrorPanel area="Messages" message={message} onRetry={() => void list.refetch()} />;
  }
  if (conversations.length === 0 && q === '') {
    return (
      <Empty
        title="No conversations yet"
        action={<ButtonLink href="/dashboard/client/browse">Browse Developers</ButtonLink>}
      >
        Contact a creator to start your first conversation.
      </Empty>
    );
  }
  if (conversations.length === 0 && found.length === 0 && search.isSuccess) {
    return <Empty title="No conversations found.">Try a different name or text.</Empty>;
  }
  return (
    <Lists>
      {conversations.length > 0 && (
        <ConversationItems
          conversations={conversations}
          userId={userId}
          conversationParams={conversationParams}
          list={list}
          isBusy={isSearching}
        />
      )}
      {q !== '' && (
        <FoundMessages q={q} found={found} search={search} openId={messageId} userId={userId} />
      )}
    </Lists>
  );
}

/** Returns the value after it has not changed for a while. */
function useDebounced<T>(value: T, milliseconds: number) {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

function ConversationSkeletons() {
  return (
    <SkeletonGroup label="Loading conversations">
      {ROWS.map((row) => (
        <SkeletonRow key={row}>
          <SkeletonBlock width="40px" height="40px" shape="full" />
          <SkeletonText lines={2} size={14} />
        </SkeletonRow>
      ))}
    </SkeletonGroup>
  );
}
