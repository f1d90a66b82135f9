import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../project.ts';
import type { Import, ImportGraph } from './import-graph.ts';
import type { Sources } from './source-figures.ts';

const FOLDERS = ['apps', 'packages', 'tooling', 'supabase', 'e2e'];

/** The sources, without generated types and violations that tests look for. */
export function readSources(): Sources {
  const files = listLines('git', ['ls-files', ...FOLDERS])
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .filter((file) => !file.endsWith('.types.ts') && !file.includes('/violations/'));
  return new Map(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
}

/** The text files that git knows, without the lock file. */
export function readTexts(): Sources {
  const files = listLines('git', ['grep', '-Il', '', '--', ':!package-lock.json']);
  return new Map(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));
}

/** The imports of a file, and their imports. */
export function listImports(file: string): ImportGraph {
  const { modules } = readJson('depcruise', [file, '--output-type', 'json']) as CruiseReport;
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
}

/** Where the database searches projects. */
export function listSearchMigrations(): string[] {
  return listLines('git', ['grep', '-l', 'function public.search_projects', 'supabase']);
}

/** Imports that lead back to their file, counted once for each file. */
export function countCircularImports(): number {
  const { summary } = readJson('depcruise', [...FOLDERS, '--output-type', 'json']) as CruiseReport;
  return summary.violations.filter(({ rule }) => rule.name === 'no-circular-imports').length;
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
  summary: { violations: { rule: { name: string } }[] };
};
type KnipReport = { issues: { exports?: unknown[]; types?: unknown[] }[] };
