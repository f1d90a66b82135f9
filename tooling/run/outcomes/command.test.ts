import { expect, it, vi } from 'vitest';
import { run, summary } from './command.ts';

it('prints and records the output of a command, and whether it succeeded', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const good = await run('good', process.execPath, ['-e', 'console.log("fine")']);
  const bad = await run('bad', process.execPath, ['-e', 'process.exit(3)']);
  write.mockRestore();
  expect(good).toMatchObject({ name: 'good', passed: true, output: 'fine\n' });
  expect(bad).toMatchObject({ name: 'bad', passed: false, output: '' });
});

it('fails when the command does not exist', async () => {
  expect(await run('gone', 'no-such-program', [])).toMatchObject({ passed: false });
});

it('prints one line per step', () => {
  const lines = summary([
    { name: 'types', passed: true, seconds: 1.26, output: '' },
    { name: 'journeys', passed: false, seconds: 130, output: '' },
  ]).split('\n');
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'ok types 1.3 s',
    'FAILED journeys 130.0 s',
  ]);
});
