import { collectImports } from './import-graph.ts';
import {
  countUnusedExports,
  listImports,
  listSearchMigrations,
  readSources,
} from './read-repository.ts';
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
} from './source-figures.ts';
import { followWay, PAGE, REMOTE } from './way-to-a-card.ts';

/** Prints what we hold the code to, computed from the repository; `tooling/README.md` defines each line. */
export function printFigures(): void {
  const sources = readSources(['apps', 'packages', 'tooling', 'supabase', 'e2e']);
  const production = new Map([...sources].filter(([file]) => isProduction(file)));
  const lengths = [...sources.values()].map(countLines);
  const share = lengths.filter((length) => length <= 150).length / lengths.length;
  const twins = findTwins(
    pick(production, 'apps/client-dashboard/src'),
    pick(production, 'apps/dev-dashboard/src'),
  );
  const imports = listImports(REMOTE);
  const way = [...followWay(imports), ...listSearchMigrations()];

  console.table({
    'source files': sources.size,
    'lines of a source file, median': median(lengths),
    'files of at most 150 lines': `${(share * 100).toFixed(1)} %`,
    'files of more than 200 lines': lengths.filter((length) => length > 200).length,
    'deepest folder below src': Math.max(...[...sources.keys()].map(depth)),
    'exported names without a user': countUnusedExports(),
    '.overrideTypes': countMatches(production, typesOverride),
    'hand-written row types': countMatches(production, rowType),
    'files from /projects?technologies=React to a card': way.length,
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
}
