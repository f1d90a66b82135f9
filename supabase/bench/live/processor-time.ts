import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MS_PER_TICK = 10;

/** The milliseconds of processor that a process and the PostgreSQL in a data folder have used so far; only on Linux. */
export async function readProcessorTime({ pid, dataDir }: { pid: number; dataDir: string }) {
  const { user, system } = await readStat(pid);
  return (user + system) * MS_PER_TICK + (await readDatabaseTime(dataDir));
}

async function readDatabaseTime(dataDir: string): Promise<number> {
  const file = join(dataDir, 'database', 'postmaster.pid');
  const postmaster = Number((await readFile(file, 'utf8')).split('\n')[0]);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readStat(pid);
      const own = stat.user + stat.system;
      if (pid === postmaster) return own + stat.ended;
      return stat.parent === postmaster ? own : 0;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0) * MS_PER_TICK;
}

/** In ticks; nothing for a process that has ended meanwhile. */
async function readStat(pid: number) {
  const stat = await readFile(join('/proc', String(pid), 'stat'), 'utf8').catch(() => '');
  // After the name in parentheses: state, parent, …; from the 12th: user, system, and both of children that have ended.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1], user, system, ended: endedUser + endedSystem };
}
