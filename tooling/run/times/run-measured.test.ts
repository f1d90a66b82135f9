import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readTimes, runMeasured } from './run-measured.ts';

const BUSY_SECONDS = 0.5;
const busy = `while (process.cpuUsage().user < ${BUSY_SECONDS * 1e6}) for (let i = 0; i < 1e6; i += 1);`;

const parent = mkdtempSync(join(tmpdir(), 'run-measured-'));
const clone = {
  folder: join(parent, 'clone'),
  env: { ...process.env, NODE: process.execPath, CODE: busy },
};
mkdirSync(clone.folder);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

it.each([
  ['of a command', '"$NODE" --eval "$CODE"'],
  ['of its children', 'sh -c \'"$NODE" --eval "$CODE"; true\'; true'],
  // The pipe stays open until it has ended.
  ['of one whose parent has ended before it', '( "$NODE" --eval "$CODE" & ) | cat'],
])('counts the processor time %s', async (_name, script) => {
  const { processorSeconds, seconds } = await runMeasured(['sh', '-c', script], clone, {
    intervalMs: 100,
  });
  expect(processorSeconds).toBeGreaterThan(BUSY_SECONDS / 2);
  expect(seconds).toBeGreaterThan(BUSY_SECONDS / 2);
});

it('finds the highest memory of all processes together', async () => {
  const code = `const bytes = Buffer.alloc(150e6, 1); ${busy} bytes.at(0);`;
  const one = `"$NODE" --eval '${code}'`;
  const options = { intervalMs: 100, readsMemory: true };
  const { peakBytes } = await runMeasured(['sh', '-c', `${one} & ${one}; wait`], clone, options);
  expect(peakBytes).toBeGreaterThan(300e6);
});

it.each([
  ['0m0.010s 0m0.020s\n12m3.45s 0m1.50s\n', 724.95],
  ['0m0.010s 0m0.020s\n0m0.00s 1m0.00s\n', 60],
])('reads %j', (text, seconds) => {
  expect(readTimes(text)).toBeCloseTo(seconds);
});
