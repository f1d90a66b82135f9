import { clearInterval, setInterval } from 'node:timers';
import { listProcesses } from './processes.ts';
import { createTree } from './tree.ts';

/** Runs something, and counts the processor seconds of every process that it starts; 0 where the system has no `/proc`. */
export async function measureProcessor<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; seconds: number }> {
  const tree = createTree(process.pid);
  const before = readWaited();
  const update = () => tree.update(listProcesses());
  const timer = setInterval(update, 500);
  try {
    const result = await run();
    update();
    return { result, seconds: readWaited() - before + tree.orphanedSeconds() };
  } finally {
    clearInterval(timer);
  }
}

/** The processor seconds of the children that this process has waited for, and of theirs. */
function readWaited(): number {
  const own = listProcesses().find(({ pid }) => pid === process.pid);
  return own ? own.childrenSeconds : 0;
}
