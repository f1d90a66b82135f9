import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import { build } from 'vite';
import { edgeBuild } from '../../vite-server.ts';
import { root } from '../project.ts';

const folder = resolve(root, 'supabase/functions');

/** Deno has them too. */
const builtIn = builtinModules.map((name) => `node:${name}`);

/** The names of the Edge Functions, beside which there is a folder with what they share. */
export function functionNames(): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name);
}

/** The packages that a function takes from npm, as its deno.json names them: `npm:name@version`. */
export function readImports(name: string): Record<string, string> {
  const text = readFileSync(resolve(folder, name, 'deno.json'), 'utf8');
  return (JSON.parse(text) as { imports: Record<string, string> }).imports;
}

/** Writes a function as one file, which imports nothing but those packages and what Deno has. Returns what it imports. */
export async function bundleFunction(
  name: string,
  outDir = resolve(folder, name, 'dist'),
): Promise<string[]> {
  const entry = resolve(folder, name, 'index.ts');
  const external = [...Object.keys(readImports(name)), ...builtIn];
  const result = await build(edgeBuild({ entry, outDir, file: 'index.js', external }));
  if (!('output' in result)) throw new Error(`${name} was not built`);
  return result.output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
}
