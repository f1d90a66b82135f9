import { kindsBySort, type Kind } from './proxy/kinds.ts';
import type { Fault, Occurrence } from './proxy/fault-proxy.ts';

export type Combination = { leg: string; fault: Fault };

/**
 * Every request of the journey with every fault it can have. A request that several legs make, such as the code of the shell, is
 * broken in the first of them, or in all of them with `isEach`.
 */
export function listCombinations(
  recorded: { leg: string; requests: Occurrence[] }[],
  { isEach }: { isEach: boolean },
): Combination[] {
  const known = new Set<string>();
  const combinations: Combination[] = [];
  for (const { leg, requests } of recorded) {
    for (const request of requests) {
      // A third read of a kind, such as a refetched list, behaves like the first two.
      if (request.sort === 'read' && request.number > 2) continue;
      const key = `${isEach ? leg : ''} ${request.name} ${request.number}`;
      if (known.has(key)) continue;
      known.add(key);
      for (const kind of kindsBySort[request.sort]) {
        if (kind === 'away' && request.number > 1) continue;
        combinations.push({ leg, fault: { ...request, kind } });
      }
    }
  }
  return combinations;
}

/** The combinations whose "leg/sort/kind/request" matches the pattern. */
export function filterCombinations(all: Combination[], pattern: string): Combination[] {
  const wanted = new RegExp(pattern);
  return all.filter((one) => wanted.test(getName(one)));
}

export function getName({ leg, fault }: Combination): string {
  const { sort, kind, name, number } = fault;
  const short = name
    .replace(/-[\w-]{8}(?=\.\w+$)/, '')
    .replace(/^(\w+) \/r\/([\w-]+)\/[^/]+/, '$1 $2');
  return `${leg}/${sort}/${kind satisfies Kind}/${short}${number > 1 ? ` (${number})` : ''}`;
}

/** The number of combinations, by leg and sort. */
export function countBySort(all: Combination[]) {
  const counts: Record<string, Record<string, number>> = {};
  for (const { leg, fault } of all) {
    const row = (counts[leg] ??= {});
    row[fault.sort] = (row[fault.sort] ?? 0) + 1;
  }
  return counts;
}
