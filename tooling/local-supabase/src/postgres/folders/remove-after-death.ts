import { spawn } from 'node:child_process';

/**
 * Removes a data folder and its sockets once this process has died, even by kill -9: its end of the pipe closes with it. The server
 * removes its lock file last.
 */
export function removeAfterDeath(dataDir: string, sockets: string): { cancel: () => void } {
  const watchdog = spawn('/bin/sh', ['-c', script, 'sh', dataDir, sockets], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  return { cancel: () => void watchdog.kill('SIGKILL') };
}

const script = `
read -r _
sleep 1
tries=0
while [ -e "$1/database/postmaster.pid" ] && [ $tries -lt 30 ]; do
  sleep 1
  tries=$((tries + 1))
done
elsewhere=$(readlink "$1/database") && rm -rf "$elsewhere" "$elsewhere".*
rm -rf "$1" "$2"
`;
