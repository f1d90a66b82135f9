import { useLiveHireRequests } from '@showcase/data/hire-requests';
import { EmptyState, PageHeader } from '@showcase/ui';
import { useSearchParams } from '@showcase/remote-contract';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { ConversationList } from './conversation-list/conversation-list.tsx';
import { ListPane, Centered, Panes, ReconnectingStatus, ThreadPane } from './messages.styles.ts';
import { readConversationParams, readMessageId } from './conversation-params.ts';
import { OpenThread } from './thread/open-thread.tsx';
import { useIsReconnecting, useLiveMessages } from './use-live-messages.ts';

/** The user's conversations, and the thread of the one in the URL. */
export function Messages({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const conversationParams = readConversationParams(params);
  const isLive = useLiveMessages(userId);
  useLiveHireRequests(userId);
  const isReconnecting = useIsReconnecting(isLive);
  return (
    <>
      <PageHeader title="Messages" />
      <Panes $isThreadOpen={conversationParams !== null}>
        <ListPane>
          <ConversationList
            userId={userId}
            conversationParams={conversationParams}
            messageId={readMessageId(params)}
            isLive={isLive}
          />
        </ListPane>
        <ThreadPane aria-label="Conversation">
          <ReconnectingStatus role="status">
            {isReconnecting ? 'Reconnecting…' : ''}
          </ReconnectingStatus>
          {conversationParams ? (
            <OpenThread
              key={JSON.stringify(conversationParams)}
              userId={userId}
              conversationParams={conversationParams}
              messageId={readMessageId(params)}
              isLive={isLive}
            />
          ) : (
            <Centered>
              <EmptyState title="Your Messages" icon={<MessagesSquare />}>
                Select a conversation to read and reply.
              </EmptyState>
            </Centered>
          )}
        </ThreadPane>
      </Panes>
    </>
  );
}
