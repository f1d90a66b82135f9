import { toComparedIds } from '@showcase/data/reputation';
import { useNavigate, useSearchParams } from '@showcase/remote-contract';
import { Link, PageHeader, tokens } from '@showcase/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import styled from 'styled-components';
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
          <BackLink href="/dashboard/client/browse" variant="quiet">
            <ArrowLeft aria-hidden />
            Browse Developers
          </BackLink>
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

const BackLink = styled(Link)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-block-size: 32px;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;
