import { collectImports } from './import-graph.ts';
import {
  countCircularImports,
  countUnusedExports,
  listImports,
  listSearchMigrations,
  readSources,
  readTexts,
} from './read-repository.ts';
import {
  countLines,
  countMatches,
  dashboardPath,
  depth,
  findTwins,
  isProduction,
  literalQueryKey,
  median,
  pick,
  rowType,
  typesOverride,
  type Sources,
} from './source-figures.ts';
import { followWay, PAGE, REMOTE } from './way-to-a-card.ts';

/** Prints what we hold the code to, computed from the repository; `tooling/README.md` defines each line. */
export function printFigures(): void {
  const sources = readSources();
  const production = new Map([...sources].filter(([file]) => isProduction(file)));
  const texts = readTexts();
  const countAll = (files: Sources) => [...files.values()].join('').split('\n').length - 1;
  const lengths = [...sources.values()].map(countLines);
  const share = lengths.filter((length) => length <= 150).length / lengths.length;
  const twins = findTwins(
    pick(production, 'apps/client-dashboard/src'),
    pick(production, 'apps/dev-dashboard/src'),
  );
  const imports = listImports(REMOTE);
  const way = [...followWay(imports), ...listSearchMigrations()];

  console.table({
    'text files': texts.size,
    'lines of all text files': countAll(texts),
    'lines of data': countAll(pick(texts, 'packages/data')),
    'lines of kit': countAll(pick(texts, 'packages/kit')),
    'lines of hiring': countAll(pick(texts, 'packages/hiring')),
    'source files': sources.size,
    'lines of a source file, median': median(lengths),
    'files of at most 150 lines': `${(share * 100).toFixed(1)} %`,
    'files of more than 200 lines': lengths.filter((length) => length > 200).length,
    'deepest folder below src': Math.max(...[...sources.keys()].map(depth)),
    'circular imports, of types too': countCircularImports(),
    'literal query keys outside data and hiring': countMatches(
      new Map(
        [...production].filter(([file]) => /^(apps|packages)\/(?!(data|hiring)\/)/.test(file)),
      ),
      literalQueryKey,
    ),
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
