import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measureProcessor } from './processor.ts';

const burn = 'const end = Date.now() + 400; while (Date.now() < end);';

it.runIf(existsSync('/proc/self/stat'))(
  'counts the processor seconds of the processes that something starts',
  async () => {
    const { result, seconds } = await measureProcessor(async () => {
      return spawnSync(process.execPath, ['-e', burn]).status;
    });
    expect(result).toBe(0);
    expect(seconds).toBeGreaterThan(0.05);
    expect(seconds).toBeLessThan(5);
  },
);
