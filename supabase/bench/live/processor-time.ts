import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MS_PER_TICK = 10;

/** The milliseconds of processor that this process and the PostgreSQL in the data folder have used so far; only on Linux. */
export async function readProcessorTime(dataDir: string): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (await readDatabaseTime(dataDir));
}

async function readDatabaseTime(dataDir: string): Promise<number> {
  const file = join(dataDir, 'database', 'postmaster.pid');
  const [postmaster = ''] = (await readFile(file, 'utf8')).split('\n');
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(join('/proc', pid, 'stat'), 'utf8').catch(() => '');
      // After the name in parentheses: state, parent, …; from the 12th: user, system, and both of children that have ended.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
      const own = (user ?? 0) + (system ?? 0);
      if (pid === postmaster) return own + (endedUser ?? 0) + (endedSystem ?? 0);
      return fields[1] === postmaster ? own : 0;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0) * MS_PER_TICK;
}
