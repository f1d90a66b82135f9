import { useDataClient, useList } from '@showcase/data/query';
import {
  restoreSavedCreatorOptions,
  savedCreatorQueries,
  type ListedSavedCreator,
} from '@showcase/data/saved-creators';
import { CardListSkeleton } from '@showcase/kit/card-lists';
import { explainError } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { QueryList } from '@showcase/kit/lists';
import {
  Button,
  ButtonLink,
  CreatorCardSkeleton,
  EmptyState,
  Grid,
  Notice,
  SearchInput,
  Stack,
} from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import { useRef, useState } from 'react';
import { ComparisonBar } from '../../shared/comparison/comparison-bar.tsx';
import { useComparison } from '../../shared/comparison/use-comparison.ts';
import { useTextParam } from '../../shared/use-text-param.ts';
import { matchesSearch } from './matches-search.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SavedCreatorItem } from './saved-creator-item.tsx';

const CARD_WIDTH = 300;
const UNDO_ERROR_OPTIONS = { action: "The creator wasn't put back on your list." };

export function SavedCreators({ userId }: { userId: string }) {
  const saved = useList(savedCreatorQueries(useDataClient()).list());
  return (
    <Stack gap={5}>
      <QueryList
        area="Saved Creators"
        query={saved}
        items={saved.data}
        skeleton={
          <CardListSkeleton
            label="Loading your saved creators"
            card={<CreatorCardSkeleton />}
            cardWidth={CARD_WIDTH}
          />
        }
      >
        {(items) => <SavedCreatorsList saved={items} userId={userId} />}
      </QueryList>
    </Stack>
  );
}

type SavedCreatorsListProps = { saved: readonly ListedSavedCreator[]; userId: string };

function SavedCreatorsList({ saved, userId }: SavedCreatorsListProps) {
  const { text, setText } = useTextParam();
  const comparison = useComparison();
  const searchRef = useRef<HTMLInputElement>(null);
  const [creatorToRemove, setCreatorToRemove] = useState<ListedSavedCreator | null>(null);
  const [removedCreator, setRemovedCreator] = useState<ListedSavedCreator | null>(null);
  const undo = useSubmit(restoreSavedCreatorOptions(useDataClient(), useQueryClient()));
  const matchingCreators = saved.filter((row) => matchesSearch(row, text));
  const undoRemoval = () =>
    removedCreator &&
    undo.mutate(removedCreator, {
      onSuccess() {
        searchRef.current?.focus();
        setRemovedCreator(null);
      },
    });
  return (
    <>
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
        <Grid min={CARD_WIDTH} as="ul" aria-label="Saved creators">
          {matchingCreators.map((row) => (
            <li key={row.creator_id}>
              <SavedCreatorItem
                saved={row}
                userId={userId}
                comparison={comparison}
                onRemove={() => setCreatorToRemove(row)}
              />
            </li>
          ))}
        </Grid>
      )}
      <ComparisonBar comparison={comparison} />
      {creatorToRemove && (
        <RemoveDialog
          saved={creatorToRemove}
          userId={userId}
          onRemoved={() => setRemovedCreator(creatorToRemove)}
          onClose={() => setCreatorToRemove(null)}
        />
      )}
    </>
  );
}

function focusNotice(notice: HTMLElement | null) {
  notice?.focus();
}
