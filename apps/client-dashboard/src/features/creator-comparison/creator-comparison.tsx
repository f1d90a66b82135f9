import { useDataClient, useList } from '@showcase/data/query';
import { reputationQueries } from '@showcase/data/reputation';
import { useUser } from '@showcase/data/session';
import { ReadFailure } from '@showcase/kit/lists';
import {
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  SkeletonBlock,
  SkeletonGroup,
  Stack,
} from '@showcase/ui';
import { Switch } from '@showcase/ui/controls';
import Columns3 from 'lucide-react/icons/columns-3';
import { useRef } from 'react';
import { storedSelections } from '../../shared/comparison/stored-selection.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { Hint, SwitchFrame } from './creator-comparison.styles.ts';

type CreatorComparisonProps = {
  ids: readonly string[];
  onlyDifferences: boolean;
  onOnlyDifferencesChange: (isOn: boolean) => void;
  onIdsChange: (ids: string[]) => void;
};

export function CreatorComparison(props: CreatorComparisonProps) {
  const { ids, onlyDifferences, onOnlyDifferencesChange, onIdsChange } = props;
  const userId = useUser().authUser?.id ?? '';
  const compared = useList(reputationQueries(useDataClient()).compared(ids));
  const content = useRef<HTMLDivElement>(null);
  // Those of the previous comparison stay until the next one has loaded.
  const creators = compared.data.filter(({ id }) => ids.includes(id));
  const missing = ids.filter((id) => !creators.some((creator) => creator.id === id));

  /** Also on the cards, so that the comparison is the same on the way back. */
  function remove(removed: readonly string[]) {
    const selected = storedSelections.read(userId) ?? [];
    const others = selected.filter(({ id }) => !removed.includes(id));
    storedSelections.write(userId, others.length === 0 ? null : others);
    onIdsChange(ids.filter((id) => !removed.includes(id)));
    content.current?.focus();
  }

  if (ids.length === 0) return <NothingToCompare />;
  if (compared.isPending) {
    return (
      <SkeletonGroup label="Loading the comparison">
        <SkeletonBlock height="480px" width="100%" />
      </SkeletonGroup>
    );
  }
  if (compared.error && creators.length === 0) {
    return (
      <ReadFailure
        area="Compare creators"
        query={compared}
        action="We couldn't load these creators."
      />
    );
  }
  return (
    <Stack ref={content} gap={5} tabIndex={-1} style={{ outline: 'none' }}>
      {missing.length > 0 && (
        <Notice
          variant="warning"
          action={
            <Button size="s" onClick={() => remove(missing)}>
              Remove
            </Button>
          }
        >
          {missing.length === 1
            ? 'One of these creators is no longer available.'
            : `${missing.length} of these creators are no longer available.`}
        </Notice>
      )}
      {creators.length === 0 && <NothingToCompare />}
      {creators.length > 1 && (
        <SwitchFrame>
          <Switch
            label="Only differences"
            isOn={onlyDifferences}
            onChange={onOnlyDifferencesChange}
          />
        </SwitchFrame>
      )}
      {creators.length > 0 && (
        <ComparisonTable
          creators={creators}
          ownId={userId}
          onlyDifferences={onlyDifferences && creators.length > 1}
          onRemove={(id) => remove([id])}
        />
      )}
      {creators.length === 1 && <Hint>Add another creator to see how they differ.</Hint>}
    </Stack>
  );
}

function NothingToCompare() {
  return (
    <EmptyState
      title="No creators to compare"
      icon={<Columns3 />}
      action={<ButtonLink href="/dashboard/client/browse">Browse Developers</ButtonLink>}
    >
      Select Compare on the cards of two to four creators.
    </EmptyState>
  );
}
