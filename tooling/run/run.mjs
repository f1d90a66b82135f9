// Entry point of every npm script: installs missing packages, then continues under a Node version that runs the project.
// Runs on Node 20 and newer, and must not import anything that has to be installed first.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { downloadNode, installedNode, linkNode, pinnedVersion } from './machine/pinned-node.mjs';
import { onParentGone } from './serving/on-parent-gone.mjs';
import { turboCache } from './machine/user-cache.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const modules = resolve(root, 'node_modules');
const isWindows = process.platform === 'win32';

/** The commands that run on `dependencies` alone; all others develop, test or check, and need `devDependencies` too. */
const withoutTools = [
  'start',
  'reset',
  'admin-grants/grant',
  'backups/backup',
  'backups/restore',
  'functions/build',
  'releases/list',
  'releases/rollback',
  'releases/rollout',
  'site/build',
  'site/serve',
  'site/update',
];

/** A backup of any size needs little memory, but V8 would let three times as much garbage wait. */
const frugal = ['--max-semi-space-size=4'];

if (majorOf(process.versions.node) < 20) {
  console.error(`Bolt Showcase needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

const [command = '', ...args] = process.argv.slice(2);
const nodeOptions = command.startsWith('backups/') ? frugal : [];
await install(!withoutTools.includes(command));
runScript();

/** @param {boolean} needsTools */
async function install(needsTools) {
  const isCurrent = isInstalled();
  if (isCurrent && (hasTools() || !needsTools)) return;
  const started = performance.now();
  process.stdout.write(
    isCurrent ? 'Installing what development and tests need …' : 'Installing packages …',
  );
  // Adding to what is installed keeps it, and the caches in it.
  const how = isCurrent ? ['install', '--no-save'] : ['ci'];
  const omitted = needsTools || hasTools() ? [] : ['--omit=dev'];
  // This process may be the installed Node, which npm removes with all that it has not installed itself.
  const needsNode = existsSync(installedNode) || !isNewEnough();
  const [hasPackages, hasNode] = await Promise.all([
    npm([...how, ...omitted]),
    needsNode ? downloadNode(npm) : true,
  ]);
  if (!hasNode) fail(`Node ${pinnedVersion} could not be installed. Please install it yourself.`);
  if (needsNode) linkNode();
  if (!hasPackages || !isInstalled()) {
    fail('The packages could not be installed. See the output above.');
  }
  console.log(` ${Math.round((performance.now() - started) / 1000)} s`);
}

/**
 * @param {string[]} args
 * @returns {Promise<boolean>} Whether it succeeded.
 */
function npm(args) {
  const script = process.env.npm_execpath;
  const [program, first] = script ? [process.execPath, [script]] : ['npm', []];
  const child = spawn(program, [...first, ...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
    shell: isWindows && !script,
  });
  return new Promise((end) => {
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}

/** @param {string} reason */
function fail(reason) {
  console.error(`\n${reason}`);
  process.exit(1);
}

/** npm writes its own lock file into node_modules at the end of every install. */
function isInstalled() {
  const installed = resolve(modules, '.package-lock.json');
  if (!existsSync(installed) || !(existsSync(installedNode) || isNewEnough())) return false;
  return statSync(installed).mtimeMs >= statSync(resolve(root, 'package-lock.json')).mtimeMs;
}

function hasTools() {
  return existsSync(resolve(modules, 'vitest'));
}

/** Whether this Node runs the project, so that none has to be installed. */
function isNewEnough() {
  // The first versions of Node 24 do not say which module is the main one.
  return majorOf(process.versions.node) >= majorOf(pinnedVersion) && import.meta.main === true;
}

/** @param {string} version */
function majorOf(version) {
  return Number(version.split('.')[0]);
}

function runScript() {
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const isInstalledNode = existsSync(installedNode);
  const node = isInstalledNode ? installedNode : process.execPath;
  const child = spawn(node, [...nodeOptions, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [resolve(modules, '.bin'), process.env.PATH].join(delimiter),
      NODE_VERSION: isInstalledNode ? pinnedVersion : process.versions.node,
      TURBO_CACHE_DIR: turboCache,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  // Ctrl-C reaches the child through the terminal; this process only waits for it to exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) onParentGone(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    if (signal && signal !== 'SIGINT') {
      console.error(`\nStopped: '${command}' was terminated by another process (${signal}).`);
    }
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
  });
}
