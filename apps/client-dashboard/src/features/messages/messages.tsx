import { useLiveHireRequests } from '@showcase/data';
import { EmptyState } from '@showcase/ui';
import { useSearchParams } from '@showcase/remote-contract';
import { MessagesSquare } from 'lucide-react';
import { ConversationList } from './conversation-list/conversation-list.tsx';
import { ListPane, Middle, Panes, Reconnecting, ThreadPane, Title } from './messages.styles.ts';
import { readPlace } from './place.ts';
import { OpenThread } from './thread/open-thread.tsx';
import { useIsReconnecting, useLive } from './use-live.ts';

/** The conversations of a person, and the one that the address names. */
export function Messages({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const place = readPlace(params);
  const isLive = useLive(userId);
  useLiveHireRequests(userId);
  const isReconnecting = useIsReconnecting(isLive);
  return (
    <>
      <Title $isThreadOpen={place !== null}>Messages</Title>
      <Panes $isThreadOpen={place !== null}>
        <ListPane>
          <ConversationList userId={userId} place={place} isLive={isLive} />
        </ListPane>
        <ThreadPane aria-label="Conversation">
          <Reconnecting role="status">{isReconnecting ? 'Reconnecting…' : ''}</Reconnecting>
          {place ? (
            <OpenThread key={JSON.stringify(place)} userId={userId} place={place} isLive={isLive} />
          ) : (
            <Middle>
              <EmptyState title="Your Messages" icon={<MessagesSquare />}>
                Select a conversation to read and reply.
              </EmptyState>
            </Middle>
          )}
        </ThreadPane>
      </Panes>
    </>
  );
}
