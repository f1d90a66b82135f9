import {
  conversationQueries,
  isOutage,
  useDataClient,
  useItem,
  type DataError,
} from '@showcase/data';
import { ButtonLink, EmptyState, ErrorPanel, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { Middle } from '../messages.styles.ts';
import type { Place } from '../place.ts';
import { Thread } from './thread.tsx';

type OpenThreadProps = { userId: string; place: Place; isLive: boolean };

/** Opens what the address names, and starts it where two people have not written yet. */
export function OpenThread({ userId, place, isLive }: OpenThreadProps) {
  const { open } = conversationQueries(useDataClient());
  const { data, error, isPending, retry } = useItem(open({ userId, ...place }));

  if (isPending) {
    return (
      <Middle>
        <SkeletonGroup label="Opening the conversation">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      </Middle>
    );
  }
  if (error && isOutage(error)) {
    const message = 'We cannot reach the marketplace. Check your connection and try again.';
    return (
      <Middle>
        <ErrorPanel area="Conversation" message={message} onRetry={retry} />
      </Middle>
    );
  }
  if (!data) {
    return (
      <Middle>
        <EmptyState
          title={explain(error)}
          action={<ButtonLink href="/dashboard/client/messages">Back to Messages</ButtonLink>}
        />
      </Middle>
    );
  }
  return <Thread userId={userId} conversation={data} isLive={isLive} />;
}

function explain(error: DataError | null) {
  switch (error?.kind) {
    case 'invalid':
      return 'You cannot write to yourself.';
    case 'forbidden':
      return 'Your account is suspended: you cannot start a conversation.';
    case 'rate-limited':
      return 'You have started many conversations. Please try again later.';
    case 'not-found':
      return 'This person cannot be reached.';
    default:
      return 'There is no such conversation.';
  }
}
