import {
  savedCreatorQueries,
  useDataClient,
  useList,
  type ListedSavedCreator,
} from '@showcase/data';
import { explainError } from '@showcase/kit/errors';
import {
  Button,
  ButtonLink,
  CreatorCardSkeleton,
  EmptyState,
  Grid,
  Notice,
  SearchInput,
  SkeletonGroup,
  Stack,
} from '@showcase/ui';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { ListFailure } from '../../shared/list-failure.tsx';
import { useTextParam } from '../../shared/use-text-param.ts';
import { matches } from './matches.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SavedCreatorItem } from './saved-creator-item.tsx';
import { useUndoRemoval } from './use-saved-creators.ts';

const SKELETONS = [1, 2, 3];
const UNDO_FAILURE = { action: 'The creator was not put back on your list.' };

export function SavedCreators({ userId }: { userId: string }) {
  const { text, setText } = useTextParam();
  const search = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<ListedSavedCreator | null>(null);
  const [removed, setRemoved] = useState<ListedSavedCreator | null>(null);
  const undo = useUndoRemoval();
  const saved = useList(savedCreatorQueries(useDataClient()).list());
  if (saved.isPending) {
    return (
      <SkeletonGroup label="Loading your saved creators">
        <Grid min={300}>
          {SKELETONS.map((index) => (
            <CreatorCardSkeleton key={index} />
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (saved.error && saved.data.length === 0) {
    const { error, retry } = saved;
    return <ListFailure area="Saved Creators" error={error} onRetry={retry} />;
  }
  const found = saved.data.filter((row) => matches(row, text));
  const bringBack = () =>
    removed &&
    undo.mutate(removed, {
      onSuccess() {
        search.current?.focus();
        setRemoved(null);
      },
    });
  return (
    <Stack gap={5}>
      <SearchInput
        ref={search}
        label="Search saved creators"
        placeholder="Search saved creators"
        value={text}
        onValueChange={setText}
      />
      {removed && (
        <Notice
          key={removed.creator_id}
          ref={takeFocus}
          tabIndex={-1}
          variant={undo.error ? 'danger' : 'success'}
          action={
            <Button size="s" onClick={bringBack} isBusy={undo.isPending}>
              Undo
            </Button>
          }
        >
          {undo.error ? explainError(undo.error, UNDO_FAILURE) : 'Removed from your list: '}
          {!undo.error && <bdi>{removed.creator?.name ?? 'a creator'}</bdi>}
        </Notice>
      )}
      {found.length === 0 ? (
        <EmptyState
          title="No saved creators found. Browse developers and save your favorites!"
          icon={<Bookmark />}
          action={<ButtonLink href="/dashboard/client/browse">Browse Developers</ButtonLink>}
        />
      ) : (
        <Grid min={300} as="ul" aria-label="Saved creators">
          {found.map((row) => (
            <li key={row.creator_id}>
              <SavedCreatorItem saved={row} userId={userId} onRemove={() => setAsked(row)} />
            </li>
          ))}
        </Grid>
      )}
      {asked && (
        <RemoveDialog
          saved={asked}
          userId={userId}
          onRemoved={() => setRemoved(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
