import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { posix, relative, resolve, sep } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { z } from 'zod';
import { readJson } from './read-json.ts';

/** The files of a release that have a name of their own, relative to its folder. */
export const ENTRY = 'remoteEntry.js';
export const SHELL_PAGE = 'index.html';
export const DETAILS = 'release.json';
export const SERVER_FOLDER = 'server/';

const viteManifest = z.record(z.string(), z.object({ file: z.string() }));
const mfManifest = z.object({
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/**
 * The files of a built folder, sorted by name, with their SHA-384 hashes in the format of `integrity`; without compressed copies, whose
 * hash is that of the file.
 */
export async function computeIntegrity(dist: string): Promise<Record<string, string>> {
  const files = (await listFiles(dist)).filter((file) => !isCompressed(file));
  const hashes = files.map(async (file) => {
    const bytes = await readFile(resolve(dist, file));
    return [file, hashOf(bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Browsers can verify no fonts, and a release may have hundreds, one for each few characters. Its fingerprint counts them. */
export function withoutFonts(integrity: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => !/\.woff2?$/.test(file)));
}

/** The files of a folder and of its subfolders, sorted by name, with slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, resolve(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Whether a file is the compressed copy of another. */
export function isCompressed(file: string): boolean {
  return /\.(?:br|gz)$/.test(file);
}

/** In the format of `integrity`. */
export function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Eight hexadecimal digits, computed from the content of every file. */
export function fingerprint(integrity: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 8);
}

/** The modules that a browser fetches before the exposed module can run: the entry, the module and all their static imports. */
export async function listPreloads(dist: string, entry: string): Promise<string[]> {
  const manifest = await readJson(resolve(dist, 'mf-manifest.json'), mfManifest);
  const exposed = manifest.exposes.flatMap((expose) => expose.assets.js.sync);
  return collectImports(dist, [entry, ...exposed]);
}

/** For each path, the modules of its page that are not in `preload`; `pageFiles` lists the pages as the routes import them. */
export async function listPageModules(
  dist: string,
  pageFiles: Record<string, string>,
  preload: string[],
): Promise<Record<string, string[]>> {
  const manifest = await readJson(resolve(dist, '.vite/manifest.json'), viteManifest);
  const lists = Object.entries(pageFiles).map(async ([path, source]) => {
    // A manifest names sources relative to the built folder, which may be next to theirs.
    const [, page] =
      Object.entries(manifest).find(([key]) => source.endsWith(key.replace(/^(\.\.)?\/?/, '/'))) ??
      [];
    if (!page) throw new Error(`The build has no chunk for ${source}, the page of ${path}`);
    const files = await collectImports(dist, [page.file]);
    return [path, files.filter((file) => !preload.includes(file))] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

/** The modules and all their static imports, without duplicates. */
async function collectImports(dist: string, modules: string[]): Promise<string[]> {
  const seen = new Set<string>();
  const pending = [...modules];
  for (const file of pending) {
    if (seen.has(file)) continue;
    seen.add(file);
    pending.push(...(await staticImports(dist, file)));
  }
  return [...seen];
}

async function staticImports(dist: string, file: string): Promise<string[]> {
  await init();
  const [imports] = parse(await readFile(resolve(dist, file), 'utf8'));
  return imports
    .flatMap((item) =>
      item.type === 'dynamic' || item.type === 'import-meta' ? [] : item.specifier,
    )
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier));
}
