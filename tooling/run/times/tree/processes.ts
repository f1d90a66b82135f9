import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SECONDS_PER_TICK = 0.01;

export type Process = {
  pid: number;
  parent: number;
  session: number;
  /** Tells a process from a later one with the same number. */
  key: string;
  /** Processor seconds of its own and of the children that it has waited for. */
  seconds: number;
  /** Those of its children alone. */
  childrenSeconds: number;
};

/** All processes of the machine; none where the system has no `/proc`. */
export function listProcesses(): Process[] {
  return readProc('.', (folder) => readdirSync(folder), [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProc(join(pid, 'stat'), readText, '').split('\n', 1))
    .filter(Boolean)
    .map(parseStat);
}

/** The line of `/proc/{pid}/stat`. */
export function parseStat(stat: string): Process {
  // After the name in parentheses: state, parent, group, session, …; from the 12th: user, system, both of ended children, …, start.
  const end = stat.lastIndexOf(')');
  const fields = stat
    .slice(end + 2)
    .split(' ')
    .map(Number);
  const pid = Number.parseInt(stat);
  const sum = (ticks: number[]) => ticks.reduce((total, value) => total + value, 0);
  return {
    pid,
    parent: fields[1] ?? 0,
    session: fields[3] ?? 0,
    key: `${pid} ${fields[19]}`,
    seconds: sum(fields.slice(11, 15)) * SECONDS_PER_TICK,
    childrenSeconds: sum(fields.slice(13, 15)) * SECONDS_PER_TICK,
  };
}

/** The memory of a process, with its part of what it shares with others; 0 once it has ended. */
export function readMemory(pid: number): number {
  const [, kibibytes = 0] =
    /^Pss:\s+(\d+)/m.exec(readProc(join(String(pid), 'smaps_rollup'), readText, '')) ?? [];
  return Number(kibibytes) * 1024;
}

const readText = (file: string) => readFileSync(file, 'utf8');

/** A process may have ended meanwhile. */
function readProc<T>(path: string, read: (path: string) => T, missing: T): T {
  try {
    return read(join('/proc', path));
  } catch {
    return missing;
  }
}
