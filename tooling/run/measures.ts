import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { root } from './project.ts';

/** `npm run measures` prints what we hold the code to, computed from the repository; `tooling/README.md` defines each line. */
const PAGE = 'apps/public-site/src/pages/projects-page.tsx';
const NEAR = 0.6;

const sources = output('git', ['ls-files', 'apps', 'packages', 'tooling', 'supabase', 'e2e'])
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .filter((file) => !file.endsWith('database.types.ts') && !file.includes('/planted/'));
const texts = new Map(sources.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
const production = [...texts].filter(
  ([file]) => !/\.(test|stories)\.|\/(tests?|testing)\//.test(file),
);
const lengths = [...texts.values()].map(countLines).sort((a, b) => a - b);
const share = lengths.filter((length) => length <= 150).length / lengths.length;

const twins = compareDashboards();

console.table({
  'source files': sources.length,
  'lines of a source file, median': lengths[Math.floor(lengths.length / 2)],
  'files of at most 150 lines': `${(share * 100).toFixed(1)} %`,
  'files of more than 200 lines': lengths.filter((length) => length > 200).length,
  'deepest folder below src': Math.max(...sources.map(depth)),
  'exported names without a user': countUnusedExports(),
  '.overrideTypes': countMatches(/\.overrideTypes</g),
  'hand-written row types': countMatches(
    /^(?:export )?type \w+ = \{[^}]*\b(?:created|updated)_at\??: string/gm,
  ),
  'files that /projects imports': countPath(listImports()),
  'dashboard paths in the shell': countShellPaths(),
  'twin files of the two dashboards': twins.length,
});
for (const file of twins) console.log(`twin: ${file}`);

function countLines(text: string) {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function depth(file: string) {
  const [, below] = file.split('/src/');
  return below ? below.split('/').length - 1 : 0;
}

function countMatches(pattern: RegExp) {
  return production.reduce((sum, [, text]) => sum + [...text.matchAll(pattern)].length, 0);
}

function countShellPaths() {
  const shell = production.filter(([file]) => file.startsWith('apps/shell/src/'));
  return shell.reduce(
    (sum, [, text]) => sum + [...text.matchAll(/['"`]\/dashboard\/./g)].length,
    0,
  );
}

function countUnusedExports() {
  const report = readJson('knip', ['--no-config-hints', '--reporter', 'json']) as KnipReport;
  return report.issues.reduce(
    (sum, { exports = [], types = [] }) => sum + exports.length + types.length,
    0,
  );
}

function listImports() {
  const args = ['apps/public-site', 'packages', '--output-type', 'json'];
  const { modules: all } = readJson('depcruise', args) as { modules: Module[] };
  return new Map(all.map(({ source, dependencies }) => [source, dependencies]));
}

/** The files of the public site and of kit that /projects loads: what its page imports, and what the declaration does. */
function countPath(graph: Map<string, Module['dependencies']>) {
  const onTheWay = new Set(['apps/public-site/src/remote.ts', PAGE]);
  for (const file of onTheWay) {
    for (const { resolved, dynamic, typeOnly } of graph.get(file) ?? []) {
      if (!dynamic && !typeOnly && /^(apps\/public-site|packages\/kit)\/src\//.test(resolved)) {
        onTheWay.add(resolved);
      }
    }
  }
  return onTheWay.size;
}

/** Files with the same name in both dashboards of which more than 60 % of the lines are the same. */
function compareDashboards() {
  const filesOf = (app: string) =>
    production.filter(([file]) => file.startsWith(`apps/${app}/src/`));
  return filesOf('client-dashboard').flatMap(([file, text]) =>
    filesOf('dev-dashboard')
      .filter(
        ([other, otherText]) =>
          basename(other) === basename(file) && likeness(text, otherText) > NEAR,
      )
      .map(([other]) => `${file} ~ ${dirname(other)}`),
  );
}

function likeness(first: string, second: string) {
  const [short = [], long = []] = [first, second]
    .map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.length > 3),
    )
    .sort((a, b) => a.length - b.length);
  const known = new Set(short);
  return long.filter((line) => known.has(line)).length / long.length;
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

type Module = {
  source: string;
  dependencies: { resolved: string; dynamic: boolean; typeOnly?: boolean }[];
};
type KnipReport = { issues: { exports?: unknown[]; types?: unknown[] }[] };
