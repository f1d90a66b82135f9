import { formatCount } from '@showcase/ui';

/** '1 project', '1,250 projects' */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
