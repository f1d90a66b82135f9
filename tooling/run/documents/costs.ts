import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import { median } from '../against/comparison.ts';

const REPEATS = 5;

/** The median of a few times, in milliseconds. */
export async function measureTime(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < REPEATS; count += 1) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return median(times);
}

type Profile = { selfSize: number; children: Profile[] };

/** All bytes that it allocates, whether they are freed meanwhile or not: what is free at the end depends on the moment. */
export async function measureMemory(act: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 4096,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await act();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  return sumSizes(profile.head);
}

function sumSizes({ selfSize, children }: Profile): number {
  return children.reduce((sum, child) => sum + sumSizes(child), selfSize);
}
