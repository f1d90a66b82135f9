import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  collectImports,
  findChain,
  type Import,
  type ImportGraph,
} from './figures/import-graph.ts';
import {
  countLines,
  countMatches,
  dashboardPath,
  depth,
  findTwins,
  isProduction,
  median,
  pick,
  rowType,
  typesOverride,
} from './figures/source-figures.ts';
import { root } from './project.ts';

/** `npm run measures` prints what we hold the code to, computed from the repository; `tooling/README.md` defines each line. */
const SITE = 'apps/public-site/src';
const SEARCHING = `${SITE}/shared/list-search`;
const DATA = 'packages/data/src';
const REMOTE = `${SITE}/remote.ts`;
const PARAMS = 'packages/kit/src/search/marketplace/project-search.ts';
const FETCH = `${DATA}/projects/search-projects.ts`;
const PAGE = `${SITE}/pages/projects-page.tsx`;
const ROWS = `${SEARCHING}/use-search-results.ts`;
const RESULTS = `${SITE}/features/project-search/project-results.tsx`;

/** What someone reads who follows /projects?technologies=React to a card: from where to where. */
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
  [PAGE, ROWS],
  [ROWS, `${DATA}/query/use-data.ts`],
  [PAGE, `${SEARCHING}/search-page.tsx`],
  [PAGE, RESULTS],
  [RESULTS, 'packages/kit/src/card-lists/card-list.tsx'],
  [RESULTS, 'packages/ui/src/project-card/project-card.tsx'],
] as const;

const sources = readSources(['apps', 'packages', 'tooling', 'supabase', 'e2e']);
const production = new Map([...sources].filter(([file]) => isProduction(file)));
const lengths = [...sources.values()].map(countLines);
const share = lengths.filter((length) => length <= 150).length / lengths.length;
const twins = findTwins(
  pick(production, 'apps/client-dashboard/src'),
  pick(production, 'apps/dev-dashboard/src'),
);
const imports = listImports();
const migration = output('git', [
  'grep',
  '-l',
  'function public.search_projects',
  'supabase',
]).trim();
const way = new Set([...STEPS.flatMap(([from, to]) => findChain(imports, from, to)), migration]);

console.table({
  'source files': sources.size,
  'lines of a source file, median': median(lengths),
  'files of at most 150 lines': `${(share * 100).toFixed(1)} %`,
  'files of more than 200 lines': lengths.filter((length) => length > 200).length,
  'deepest folder below src': Math.max(...[...sources.keys()].map(depth)),
  'exported names without a user': countUnusedExports(),
  '.overrideTypes': countMatches(production, typesOverride),
  'hand-written row types': countMatches(production, rowType),
  'files from /projects?technologies=React to a card': way.size,
  'files that /projects imports': collectImports(
    imports,
    [REMOTE, PAGE],
    /^(apps\/public-site|packages\/kit)\/src\//,
  ).size,
  'dashboard paths in the shell': countMatches(pick(production, 'apps/shell/src'), dashboardPath),
  'twin files of the two dashboards': twins.length,
});
for (const file of way) console.log(`to a card: ${file}`);
for (const file of twins) console.log(`twin: ${file}`);

function readSources(folders: string[]) {
  const files = output('git', ['ls-files', ...folders])
    .split('\n')
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .filter((file) => !file.endsWith('database.types.ts') && !file.includes('/planted/'));
  return new Map(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
}

function countUnusedExports() {
  const report = readJson('knip', ['--no-config-hints', '--reporter', 'json']) as KnipReport;
  return report.issues.reduce(
    (sum, { exports = [], types = [] }) => sum + exports.length + types.length,
    0,
  );
}

function listImports(): ImportGraph {
  const args = ['apps/public-site', 'packages', '--output-type', 'json'];
  const { modules } = readJson('depcruise', args) as CruiseReport;
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
}

function readJson(command: string, args: string[]): unknown {
  return JSON.parse(output(command, args));
}

/** A check that finds something exits with an error, and prints all the same. */
function output(command: string, args: string[]) {
  const { stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error || !stdout) throw new Error(error?.message ?? stderr);
  return stdout;
}

type CruiseReport = {
  modules: { source: string; dependencies: Import[] }[];
};
type KnipReport = { issues: { exports?: unknown[]; types?: unknown[] }[] };
