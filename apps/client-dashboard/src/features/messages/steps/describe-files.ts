import { countLabel } from '@showcase/kit/lists';
/** The files of a message in words; empty if it has none. */
export function describeFiles(count: number): string {
  if (count === 0) return '';
  return countLabel(count, 'file');
}
