import { execFileSync, spawnSync } from 'node:child_process';

/** The owner of the server process, because PostgreSQL does not run as root. */
export type ProcessUser = { uid: number; gid: number };

/** The user to start PostgreSQL as; undefined if it is the current one. */
export function unprivilegedUser(): ProcessUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: getId('-u'), gid: getId('-g') };
}

function getId(flag: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  } catch {
    return 65534;
  }
}

export function canEnter(folder: string, user: ProcessUser | undefined): boolean {
  if (!user) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r .', 'sh', folder], {
    cwd: '/',
    ...user,
  });
  return probe.status === 0;
}
