import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromiumVersion } from '@showcase/e2e/chromium';
import { describeBuild, type Engine } from '@showcase/e2e/engines';
import { activeReleases } from '@showcase/remote-contract/registry';
import { computeIntegrity, readRegistry, type LocalSite } from '@showcase/release';
import { root, shellDist } from '../project.ts';
import type { Product } from './green-journeys.ts';

const journeysDir = 'e2e/journeys/';
/** The sources of what serves a journey. The builds count instead of the sources of apps and packages. */
const servingSources = [
  ...['e2e', ':!e2e/core-journeys.ts', ':!e2e/engines/journeys.ts', ':!e2e/faults', ':!e2e/hosts'],
  ...['supabase', ':!supabase/bench', ':!supabase/mutation-tests', ':!supabase/tests'],
  ...['tooling/local-supabase', 'tooling/release', 'tooling/serve'],
  ...['packages/mail', 'package-lock.json', ':!*.test.ts', ':!*.test.tsx', ':!*.md'],
];

/** The released product, as journeys in this engine depend on it. */
export async function readProduct({ registry }: LocalSite, engine: Engine): Promise<Product> {
  const releases = activeReleases(await readRegistry(registry));
  const files = listSources();
  const sources = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readSource(file)] as const)),
  );
  const isJourney = (file: string) => file.startsWith(journeysDir) && file.endsWith('.spec.ts');
  const base = JSON.stringify([
    process.version,
    engine === 'chromium' ? chromiumVersion() : describeBuild(engine),
    await computeIntegrity(shellDist),
    Object.entries(sources).filter(([file]) => !isJourney(file)),
    releases.map(({ name, mount, paths, signIn, area, nav, commands, footer, purposes, heads }) => {
      return { name, mount, paths, signIn, area, nav, commands, footer, purposes, heads };
    }),
  ]);
  return {
    base: createHash('sha256').update(base).digest('hex'),
    releases,
    journeys: Object.fromEntries(
      files.filter(isJourney).map((file) => [file.slice(journeysDir.length), sources[file] ?? '']),
    ),
  };
}

function listSources(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...servingSources];
  const printed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return [...new Set(printed.split('\n').filter(Boolean))].sort();
}

/** The content as text; empty if the file has just been deleted. */
async function readSource(file: string): Promise<string> {
  return readFile(resolve(root, file), 'latin1').catch(() => '');
}
