import type { ProposedMilestone } from '@showcase/data/hire-requests';

type Compared = {
  /** With the former one of the same title, or else at the same index. */
  rows: { milestone: ProposedMilestone; former: ProposedMilestone | null }[];
  removed: ProposedMilestone[];
};

/** Which milestone of one version is which one of another. */
export function compareMilestones(
  former: readonly ProposedMilestone[],
  current: readonly ProposedMilestone[],
): Compared {
  const left = new Set(former);
  const take = (found: ProposedMilestone | undefined) => {
    if (found) left.delete(found);
    return found ?? null;
  };
  const byTitle = current.map(({ title }) =>
    take(former.find((part) => left.has(part) && part.title === title)),
  );
  const rows = current.map((milestone, index) => {
    const atSameIndex = former[index];
    const found =
      byTitle[index] ?? take(atSameIndex && left.has(atSameIndex) ? atSameIndex : undefined);
    return { milestone, former: found };
  });
  return { rows, removed: [...left] };
}
