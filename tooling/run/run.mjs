// Entry point of every npm script: installs missing packages, then continues under the Node version that the project installs.
// Runs on Node 20 and newer, and must not import anything that has to be installed first.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onParentGone } from './serving/on-parent-gone.mjs';
import { turboCache } from './user-cache.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const modules = resolve(root, 'node_modules');
const isWindows = process.platform === 'win32';

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Bolt Showcase needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

install();
runScript(process.argv.slice(2));

function install() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...args, 'ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows && !npm,
  });
  if (status !== 0 || !existsSync(ownNode())) {
    console.error('The packages could not be installed. See the output above.');
    process.exit(1);
  }
}

/** npm writes its own lock file into node_modules at the end of every install. */
function isInstalled() {
  const installed = resolve(modules, '.package-lock.json');
  if (!existsSync(installed) || !existsSync(ownNode())) return false;
  return statSync(installed).mtimeMs >= statSync(resolve(root, 'package-lock.json')).mtimeMs;
}

function ownNode() {
  return resolve(modules, '.bin', isWindows ? 'node.exe' : 'node');
}

function runScript([command, ...args]) {
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const child = spawn(ownNode(), [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [resolve(modules, '.bin'), process.env.PATH].join(delimiter),
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
