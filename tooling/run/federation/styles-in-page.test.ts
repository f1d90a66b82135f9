import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { shellUrls, stylesInPage } from '../../vite-shell.ts';

it('writes all styles of the shell into its page, which links to none', async () => {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = {
    'index.html':
      '<head><link rel="stylesheet" href="./linked.css"></head><script type="module" src="./main.js"></script>',
    'main.js': "import './imported.css'; import('./later.js');",
    'later.js': "import './later.css';",
    'linked.css': '.linked { inset: 1px }',
    'imported.css': '.imported { inset: 2px }',
    'later.css': '.later { inset: 3px }',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  const built = await build({
    ...shellUrls,
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [stylesInPage()],
    build: { write: false },
  });
  const output = 'output' in built ? built.output : [];
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';

  expect(html).not.toMatch(/rel="?stylesheet/);
  const styles = html.match(/<style>.*?<\/style>/gs)?.join('') ?? '';
  for (const name of ['linked', 'imported', 'later']) expect(styles).toContain(`.${name}{`);
  expect(output.map(({ fileName }) => fileName)).not.toContainEqual(expect.stringMatching(/css$/));
});
