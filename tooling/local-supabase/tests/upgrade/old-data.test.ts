import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { chooseNewData } from '../../src/index.ts';

describe('the question about data from before 1.0', () => {
  const options = { command: 'npm start -- --new-data', isChosen: false };

  function createTerminal(isInteractive: boolean) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    return { input, output, isInteractive };
  }

  it.each([
    ['y\n', true],
    ['Yes\n', true],
    ['n\n', false],
    ['\n', false],
    ['', false],
  ])('is answered with %j', async (typed, isNew) => {
    const terminal = createTerminal(true);
    terminal.input.end(typed);
    const choice = await chooseNewData({ ...options, terminal })('/data/.local');
    terminal.output.end();

    expect(choice).toBe(isNew);
    expect(await text(terminal.output)).toBe(
      '\nThe data in /data/.local is from before version 1.0 and cannot be upgraded. Nothing in it was changed.\nKeep a copy of it beside this folder, and begin with new data? [y/N] ',
    );
  });

  it('waits for the end of other output, such as that of a build that fails', async () => {
    const terminal = createTerminal(true);
    const quiet = Promise.reject(new Error('The build failed.'));
    const choice = chooseNewData({ ...options, terminal, quiet })('/data/.local');

    await expect(choice).rejects.toThrow('The build failed.');
    expect(terminal.output.readableLength).toBe(0);
  });

  it('ends when the start is stopped', async () => {
    const stopping = new AbortController();
    const terminal = createTerminal(true);
    const choice = chooseNewData({ ...options, terminal, signal: stopping.signal })('/data/.local');
    stopping.abort();

    await expect(choice).rejects.toThrow('aborted');
  });

  it('is a sentence with the command where no one can answer', async () => {
    const choice = chooseNewData({ ...options, terminal: createTerminal(false) })('/data/.local');

    await expect(choice).rejects.toThrow(
      'To keep a copy of it beside this folder and begin with new data, run npm start -- --new-data.',
    );
  });

  it('is left out if the command has chosen', async () => {
    const terminal = createTerminal(false);

    expect(await chooseNewData({ ...options, isChosen: true, terminal })('/data/.local')).toBe(
      true,
    );
  });
});
