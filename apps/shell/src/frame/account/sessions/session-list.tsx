import { useDataClient, useList } from '@showcase/data/query';
import { endSessionOptions, securityQueries, type SignedInSession } from '@showcase/data/security';
import { ErrorNotice } from '@showcase/kit/errors';
import { ReadFailure } from '@showcase/kit/lists';
import { Badge, bidi, Button, RelativeTime, SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Explanation } from '../account-dialog.styles.ts';
import { describeDevice } from './describe-device.ts';
import { Device, Sessions, SessionRow } from './sessions.styles.ts';

/** The browsers in which the user is signed in, each with a button that ends it there. */
export function SessionList({ userId }: { userId: string }) {
  const client = useDataClient();
  const options = endSessionOptions(client, useQueryClient());
  const summary = useRef<HTMLParagraphElement>(null);
  const { data, ...query } = useList(securityQueries(client).sessions(userId));
  const ending = useMutation({
    ...options,
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      // The button that had the focus is gone.
      summary.current?.focus();
    },
  });
  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading where you are signed in">
        <SkeletonBlock height="64px" />
      </SkeletonGroup>
    );
  }
  if (query.error && data.length === 0) return <ReadFailure area="Your devices" query={query} />;
  const others = data.filter(({ is_current }) => !is_current);
  return (
    <>
      <Explanation ref={summary} tabIndex={-1}>
        {others.length === 0
          ? 'Only here.'
          : "A device that you end is signed out within an hour. From now on, it can't export or delete your account."}
      </Explanation>
      <ErrorNotice error={ending.error} action="We couldn't end it." />
      <Sessions>
        {data.map((session) => (
          <SignedIn
            key={session.id}
            session={session}
            isBusy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </Sessions>
      {others.length > 1 && (
        <Button
          isBusy={ending.isPending && ending.variables === null}
          onClick={() => ending.mutate(null)}
        >
          End all others
        </Button>
      )}
    </>
  );
}

type SignedInProps = { session: SignedInSession; isBusy: boolean; onEnd: () => void };

function SignedIn({ session, isBusy, onEnd }: SignedInProps) {
  const device = describeDevice(session.user_agent);
  return (
    <SessionRow>
      <Device>
        <bdi>{device}</bdi>
        <Explanation as="span">
          Signed in <RelativeTime date={session.started_at} />, last active{' '}
          <RelativeTime date={session.used_at} />
        </Explanation>
      </Device>
      {session.is_current ? (
        <Badge>This device</Badge>
      ) : (
        <Button size="s" aria-label={bidi`End ${device}`} isBusy={isBusy} onClick={onEnd}>
          End
        </Button>
      )}
    </SessionRow>
  );
}
