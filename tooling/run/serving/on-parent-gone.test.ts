import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('calls back when the shell in between has ended', async () => {
  const file = new URL('./on-parent-gone.mjs', import.meta.url).href;
  const code = `
    import { onParentGone } from '${file}';
    onParentGone(() => { console.log('gone'); process.exit(); });
    setInterval(() => undefined, 1000);
    console.log('started');`;
  const node = `"${process.execPath}" --input-type=module --eval "$CODE"`;
  const shell = spawn('sh', ['-c', `${node}; true`], {
    env: { ...process.env, CODE: code },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed === 'started\n') shell.kill('SIGTERM');
  });
  await once(shell.stdout, 'close');

  expect(printed).toBe('started\ngone\n');
});
