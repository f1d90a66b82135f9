import { formatCount } from '@showcase/ui';

export type Total = {
  total: number;
  /** True if there are more rows than the database counts. */
  totalIsCapped?: boolean;
};

/** '1 project', '1,250 projects', '10,000+ projects'. */
export function countLabel(count: number | Total, singular: string, plural = `${singular}s`) {
  const { total, totalIsCapped = false } = typeof count === 'number' ? { total: count } : count;
  const noun = total === 1 && !totalIsCapped ? singular : plural;
  return `${formatCount(total)}${totalIsCapped ? '+' : ''} ${noun}`;
}
