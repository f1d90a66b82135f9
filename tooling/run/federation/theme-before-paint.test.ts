import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { themeBeforePaint } from '../../vite-shell.ts';

it('leaves the charset first, which browsers look for in the first 1,024 bytes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'theme-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const page = '<!doctype html><html><head>\n<meta charset="utf-8" /></head></html>';
  await writeFile(join(root, 'index.html'), page);

  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [themeBeforePaint()],
    build: { write: false },
  });

  const output = 'output' in built ? built.output : [];
  const html = output.find(({ fileName }) => fileName === 'index.html');
  expect(html?.type === 'asset' && html.source).toMatch(
    /<head>\s*<meta charset="utf-8" \/>\s*<script>[^<]*<\/script><style>/,
  );
});
