import { imageUrl } from '@showcase/data/images';
import { blockQueries, blockUserOptions } from '@showcase/data/messages';
import { useDataClient, useList } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { ReadFailure } from '@showcase/kit/lists';
import { Avatar, bidi, Button, SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Explanation } from '../account-dialog.styles.ts';
import { BlockedList, BlockedRow } from './privacy-view.styles.ts';

/** The people the user has blocked, each with an Unblock button. */
export function BlockedPeople({ userId }: { userId: string }) {
  const client = useDataClient();
  const options = blockUserOptions(client, useQueryClient());
  const summary = useRef<HTMLParagraphElement>(null);
  const { data, ...query } = useList(blockQueries(client).list(userId));
  const unblock = useMutation({
    ...options,
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      // The button that had the focus is gone.
      summary.current?.focus();
    },
  });
  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading blocked people">
        <SkeletonBlock height="40px" />
      </SkeletonGroup>
    );
  }
  if (query.error && data.length === 0) return <ReadFailure area="Blocked people" query={query} />;
  return (
    <>
      <Explanation ref={summary} tabIndex={-1}>
        {data.length === 0
          ? "You haven't blocked anyone. You can do that in the menu of a conversation."
          : 'Their messages and requests do not reach you. What they write while they are blocked stays unseen.'}
      </Explanation>
      <ErrorNotice error={unblock.error} action="We couldn't unblock this person." />
      {data.length > 0 && (
        <BlockedList>
          {data.map((person) => (
            <BlockedRow key={person.id}>
              <Avatar name={person.name} src={imageUrl(client, person.avatar)} aria-hidden />
              <bdi>{person.name}</bdi>
              <Button
                size="s"
                aria-label={bidi`Unblock ${person.name}`}
                isBusy={unblock.isPending && unblock.variables.id === person.id}
                onClick={() => unblock.mutate({ id: person.id, isBlocked: false })}
              >
                Unblock
              </Button>
            </BlockedRow>
          ))}
        </BlockedList>
      )}
    </>
  );
}
