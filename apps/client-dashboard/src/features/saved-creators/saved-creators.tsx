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
import { matchesSearch } from './matches-search.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SavedCreatorItem } from './saved-creator-item.tsx';
import { useUndoRemoval } from './saved-creator-mutations.ts';

const SKELETONS = [1, 2, 3];
const UNDO_ERROR_OPTIONS = { action: "The creator wasn't put back on your list." };

export function SavedCreators({ userId }: { userId: string }) {
  const { text, setText } = useTextParam();
  const searchRef = useRef<HTMLInputElement>(null);
  const [creatorToRemove, setCreatorToRemove] = useState<ListedSavedCreator | null>(null);
  const [removedCreator, setRemovedCreator] = useState<ListedSavedCreator | null>(null);
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
  const matchingCreators = saved.data.filter((row) => matchesSearch(row, text));
  const undoRemoval = () =>
    removedCreator &&
    undo.mutate(removedCreator, {
      onSuccess() {
        searchRef.current?.focus();
        setRemovedCreator(null);
      },
    });
  return (
    <Stack gap={5}>
      <SearchInput
        ref={searchRef}
        label="Search saved creators"
        placeholder="Search saved creators"
        value={text}
        onValueChange={setText}
      />
      {removedCreator && (
        <Notice
          key={removedCreator.creator_id}
          ref={focusNotice}
          tabIndex={-1}
          variant={undo.error ? 'danger' : 'success'}
          action={
            <Button size="s" onClick={undoRemoval} isBusy={undo.isPending}>
              Undo
            </Button>
          }
        >
          {undo.error ? explainError(undo.error, UNDO_ERROR_OPTIONS) : 'Removed from your list: '}
          {!undo.error && <bdi>{removedCreator.creator?.name ?? 'a creator'}</bdi>}
        </Notice>
      )}
      {matchingCreators.length === 0 ? (
        <EmptyState
          title="No saved creators found. Browse developers and save your favorites!"
          icon={<Bookmark />}
          action={<ButtonLink href="/dashboard/client/browse">Browse Developers</ButtonLink>}
        />
      ) : (
        <Grid min={300} as="ul" aria-label="Saved creators">
          {matchingCreators.map((row) => (
            <li key={row.creator_id}>
              <SavedCreatorItem
                saved={row}
                userId={userId}
                onRemove={() => setCreatorToRemove(row)}
              />
            </li>
          ))}
        </Grid>
      )}
      {creatorToRemove && (
        <RemoveDialog
          saved={creatorToRemove}
          userId={userId}
          onRemoved={() => setRemovedCreator(creatorToRemove)}
          onClose={() => setCreatorToRemove(null)}
        />
      )}
    </Stack>
  );
}

function focusNotice(notice: HTMLElement | null) {
  notice?.focus();
}
