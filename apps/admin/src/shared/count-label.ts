import { formatCount } from '@showcase/ui';

/** '1 project', '1,250 projects' */
export function countLabel(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
