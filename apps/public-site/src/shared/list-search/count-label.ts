import { formatCount } from '@showcase/ui';

export type ListTotal = { total: number; totalIsCapped?: boolean };

/** '1 project', '60 projects', '10,000+ projects'. */
export function countLabel({ total, totalIsCapped = false }: ListTotal, noun: string) {
  const plural = total === 1 && !totalIsCapped ? noun : `${noun}s`;
  return `${formatCount(total)}${totalIsCapped ? '+' : ''} ${plural}`;
}
