import { toComparedIds } from '@showcase/data/reputation';
import { useNavigate, useSearchParams } from '@showcase/remote-contract';
import { Link, PageHeader } from '@showcase/ui';
import { compareSearch } from '../shared/comparison/compare-path.ts';
import { CreatorComparison } from '../features/creator-comparison/creator-comparison.tsx';

export function ComparePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ids = toComparedIds((params.get('ids') ?? '').split(','));
  const onlyDifferences = params.get('only') === 'differences';
  const write = (nextIds: readonly string[], isOnlyDifferences: boolean) => {
    const search = compareSearch(nextIds, isOnlyDifferences);
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <title>Compare creators · Bolt Showcase</title>
      <PageHeader
        title="Compare creators"
        subtitle="See how they differ, side by side."
        back={
          <Link href="/dashboard/client/browse" variant="standalone">
            Browse Developers
          </Link>
        }
      />
      <CreatorComparison
        ids={ids}
        onlyDifferences={onlyDifferences}
        onOnlyDifferencesChange={(isOn) => write(ids, isOn)}
        onIdsChange={(next) => write(next, onlyDifferences)}
      />
    </>
  );
}
