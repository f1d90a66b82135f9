import { conversationQueries, useDataClient, useItem, type DataErrorKind } from '@showcase/data';
import { explainError, explainReadError } from '@showcase/kit/errors';
import { ButtonLink, EmptyState, ErrorPanel, SkeletonGroup, SkeletonText } from '@showcase/ui';
import { Middle } from '../messages.styles.ts';
import type { Place } from '../place.ts';
import { Thread } from './thread.tsx';

const FAILURE = {
  action: 'The conversation could not be opened.',
  overrides: { 'not-found': 'This person cannot be reached.' },
};

/** What another try would not change. */
const REFUSALS: DataErrorKind[] = ['forbidden', 'invalid', 'not-found'];

type OpenThreadProps = { userId: string; place: Place; isLive: boolean };

/** Opens what the address names, also where two people have not written yet. */
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
  if (error && !REFUSALS.includes(error.kind)) {
    const message = explainReadError(error, FAILURE);
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
          title={error ? explainError(error, FAILURE) : 'This conversation does not exist.'}
          action={<ButtonLink href="/dashboard/client/messages">Back to Messages</ButtonLink>}
        />
      </Middle>
    );
  }
  return <Thread userId={userId} conversation={data} isLive={isLive} />;
}
