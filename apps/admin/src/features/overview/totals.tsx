import { adminQueries, useDataClient, useItem, type Totals as TotalCounts } from '@showcase/data';
import { formatCount, SkeletonBlock, SkeletonGroup, StatCard } from '@showcase/ui';
import { Briefcase, FolderOpen, Star, UsersRound } from 'lucide-react';
import { Figures } from './overview.styles.ts';
import { ReadFailure } from './read-failure.tsx';

const FIGURES = [
  { name: 'creators', label: 'Creators', hint: 'in developer mode', icon: UsersRound },
  { name: 'projects', label: 'Projects', hint: 'published', icon: FolderOpen },
  { name: 'services', label: 'Services', hint: 'on offer', icon: Briefcase },
  { name: 'reviews', label: 'Reviews', hint: 'by clients', icon: Star },
] as const satisfies readonly { name: keyof TotalCounts; [key: string]: unknown }[];

export function Totals() {
  const totals = useItem(adminQueries(useDataClient()).totals());
  if (totals.isPending) {
    return (
      <SkeletonGroup label="Loading totals">
        <Figures>
          {FIGURES.map(({ name }) => (
            <SkeletonBlock key={name} height="126px" />
          ))}
        </Figures>
      </SkeletonGroup>
    );
  }
  const { data } = totals;
  if (!data) return <ReadFailure area="Totals" read={totals} />;
  return (
    <Figures>
      {FIGURES.map(({ name, label, hint, icon: Icon }) => (
        <StatCard
          key={name}
          label={label}
          value={formatCount(data[name])}
          hint={hint}
          icon={<Icon />}
        />
      ))}
    </Figures>
  );
}
