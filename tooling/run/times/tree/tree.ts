import type { Process } from './processes.ts';

/** A process and all that it has started, also those that have outlived their parent. */
export type Tree = {
  /** Takes note of the processes of the machine. */
  update: (processes: Process[]) => void;
  /** The numbers of those that still run. */
  pids: () => number[];
  /** The processor seconds of those whose parent did not wait for them, so that they are in nobody else's. */
  orphanedSeconds: () => number;
};

/** The root has to lead a session of its own, which tells its descendants that were never seen with their parent. */
export function createTree(root: number): Tree {
  const known = new Set<string>();
  const orphans = new Map<string, number>();
  let members: Process[] = [];
  return {
    update(processes) {
      const pids = new Set<number>([root]);
      let count = -1;
      // Parents may come after their children.
      while (count < pids.size) {
        count = pids.size;
        for (const { pid, parent, session, key } of processes)
          if (session === root || known.has(key) || pids.has(parent)) pids.add(pid);
      }
      members = processes.filter(({ pid }) => pids.has(pid));
      for (const { pid, parent, key, seconds } of members) {
        known.add(key);
        if (pid !== root && !pids.has(parent)) orphans.set(key, seconds);
      }
    },
    pids: () => members.map(({ pid }) => pid),
    orphanedSeconds: () => [...orphans.values()].reduce((sum, seconds) => sum + seconds, 0),
  };
}
