import { findChain, type ImportGraph } from './import-graph.ts';

const SITE = 'apps/public-site/src';
const SEARCHING = `${SITE}/shared/list-search`;
const DATA = 'packages/data/src';
const PARAMS = 'packages/kit/src/search/marketplace/project-search.ts';
const FETCH = `${DATA}/projects/search-projects.ts`;
const RESULTS = `${SITE}/features/project-search/project-results.tsx`;

export const REMOTE = `${SITE}/remote.ts`;
export const PAGE = `${SITE}/pages/projects-page.tsx`;

/** The files on the way from /projects?technologies=React to a card. */
const STEPS = [
  [REMOTE, 'packages/remote-contract/src/page.ts'],
  [REMOTE, PARAMS],
  [PARAMS, 'packages/kit/src/search/filter-search.ts'],
  [PARAMS, 'packages/kit/src/search/params.ts'],
  [REMOTE, `${SEARCHING}/prefetch-pages.ts`],
  [REMOTE, FETCH],
  [FETCH, `${DATA}/query/page.ts`],
  [FETCH, `${DATA}/http/read-rpc.ts`],
  [REMOTE, PAGE],
  [PAGE, `${SEARCHING}/use-list-search.ts`],
  [PAGE, `${DATA}/query/use-data.ts`],
  [PAGE, `${SEARCHING}/search-page.tsx`],
  [PAGE, RESULTS],
  [RESULTS, 'packages/kit/src/card-lists/card-list.tsx'],
  [RESULTS, 'packages/ui/src/project-card/project-card.tsx'],
] as const;

/** The files on the way, without those of the database. Throws if one of the steps leads nowhere. */
export function followWay(imports: ImportGraph): Set<string> {
  return new Set(STEPS.flatMap(([from, to]) => findChain(imports, from, to)));
}
