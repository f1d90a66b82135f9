import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../project.ts';
import type { Import, ImportGraph } from './import-graph.ts';
import type { Sources } from './source-figures.ts';

/** The sources in the folders, without generated types and planted violations. */
export function readSources(folders: string[]): Sources {
  const files = listLines('git', ['ls-files', ...folders])
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .filter((file) => !file.endsWith('database.types.ts') && !file.includes('/planted/'));
  return new Map(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
}

/** What a file imports, and what these import. */
export function listImports(file: string): ImportGraph {
  const { modules } = readJson('depcruise', [file, '--output-type', 'json']) as CruiseReport;
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
}

/** Where the database searches projects. */
export function listSearchMigrations(): string[] {
  return listLines('git', ['grep', '-l', 'function public.search_projects', 'supabase']);
}

export function countUnusedExports(): number {
  const report = readJson('knip', ['--no-config-hints', '--reporter', 'json']) as KnipReport;
  return report.issues.reduce(
    (sum, { exports = [], types = [] }) => sum + exports.length + types.length,
    0,
  );
}

function readJson(command: string, args: string[]): unknown {
  return JSON.parse(output(command, args));
}

function listLines(command: string, args: string[]): string[] {
  return output(command, args).trim().split('\n');
}

/** A check that finds something exits with an error, and prints all the same. */
function output(command: string, args: string[]): string {
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
