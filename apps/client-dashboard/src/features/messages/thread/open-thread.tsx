import type { DataErrorKind } from '@showcase/data/client';
import { conversationQueries } from '@showcase/data/messages';
import { useDataClient, useItem } from '@showcase/data/query';
import { explainError, explainReadError } from '@showcase/kit/errors';
import { ButtonLink, EmptyState, ErrorPanel, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { Centered } from '../messages.styles.ts';
import type { ConversationParams } from '../conversation-params.ts';
import { Thread } from './thread.tsx';

const ERROR_OPTIONS = {
  action: "We couldn't open the conversation.",
  overrides: { 'not-found': "You can't message this person." },
};

/** Errors that a retry would not fix. */
const PERMANENT_ERRORS: DataErrorKind[] = ['forbidden', 'invalid', 'not-found'];

type OpenThreadProps = {
  userId: string;
  conversationParams: ConversationParams;
  /** The message at which the thread is opened; null for its end. */
  messageId: string | null;
  isLive: boolean;
};

/** Opens the conversation in the URL, even if it has no messages yet. */
export function OpenThread(props: OpenThreadProps) {
  const { userId, conversationParams, messageId, isLive } = props;
  const { open } = conversationQueries(useDataClient());
  const { data, error, isPending, refetch } = useItem(open({ userId, ...conversationParams }));

  if (isPending) {
    return (
      <Centered>
        <SkeletonGroup label="Opening the conversation">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      </Centered>
    );
  }
  if (error && !PERMANENT_ERRORS.includes(error.kind)) {
    const message = explainReadError(error, ERROR_OPTIONS);
    return (
      <Centered>
        <ErrorPanel area="Conversation" message={message} onRetry={refetch} />
      </Centered>
    );
  }
  if (!data) {
    return (
      <Centered>
        <EmptyState
          title={error ? explainError(error, ERROR_OPTIONS) : "This conversation doesn't exist."}
          action={<ButtonLink href="/dashboard/client/messages">Back to Messages</ButtonLink>}
        />
      </Centered>
    );
  }
  return <Thread userId={userId} conversation={data} messageId={messageId} isLive={isLive} />;
}
