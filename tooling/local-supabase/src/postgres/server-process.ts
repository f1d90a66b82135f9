import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { isDiskAlmostFull } from './disk-full.ts';
import type { ProcessUser } from './unprivileged-user.ts';

export type ServerProcess = { died: Promise<string>; stop: () => Promise<void> };
type Options = {
  command: string;
  folder: string;
  sockets: string;
  logFile: string;
  user: ProcessUser | undefined;
  settings?: Record<string, string>;
};

const privateSocket = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '60',
};

/** Runs PostgreSQL on a private Unix socket; `died` resolves with the reason if it exits without having been stopped. */
export async function runServer({
  command,
  folder,
  sockets,
  logFile,
  user,
  settings = {},
}: Options): Promise<ServerProcess> {
  const output = await open(logFile, 'w');
  const options = Object.entries({ ...privateSocket, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(command, ['-D', folder, '-k', sockets, ...options], {
    cwd: '/',
    ...user,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  const exit = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(signal ? `signal ${signal}` : `exit code ${code}`),
    );
  });
  const watchdog = child.pid === undefined ? undefined : watchOver(child.pid);
  let isStopping = false;
  const died = new Promise<string>((resolve) => {
    void exit.then(async (reason) => {
      watchdog?.kill('SIGKILL');
      await output.close();
      if (isStopping) return;
      const advice = (await isDiskAlmostFull(folder).catch(() => false))
        ? describeFullDisk(folder)
        : '';
      const log = await lastLines(logFile);
      const otherVersion = describeOtherVersion(folder, log);
      if (otherVersion) return resolve(otherVersion);
      const lines = [`The database server ended (${reason}).`, advice, log];
      resolve(lines.filter(Boolean).join(' '));
    });
  });
  return {
    died,
    async stop() {
      isStopping = true;
      child.kill('SIGINT');
      await exit;
    },
  };
}

/** The log may be on the same disk, so it may not contain the reason. */
function describeFullDisk(folder: string): string {
  return `The disk that holds ${folder} is full: make room, then start again. What was answered as saved is there.\n`;
}

/** PostgreSQL reads only folders of its own major version. */
function describeOtherVersion(folder: string, log: string): string | undefined {
  const [, theirs, ours] =
    /initialized by PostgreSQL version (\d+).*, which is not compatible with this version (\d+)/.exec(
      log,
    ) ?? [];
  if (!theirs) return undefined;
  return `${folder} has data of PostgreSQL ${theirs}, which PostgreSQL ${ours} cannot read. No data was changed. Check out the version that wrote it and run npm run backup there. Then run npm run restore -- FILE --replace here.`;
}

/** Stops the server when this process dies, even by kill -9: its end of the pipe closes with it. */
function watchOver(pid: number) {
  const watchdog = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  return watchdog;
}

async function lastLines(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').slice(-4).join('\n');
}
