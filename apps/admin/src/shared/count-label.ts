import { formatCount } from '@showcase/ui';

/** Returns '1 project' or '1,250 projects'. */
export function countLabel(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
