import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../../fixtures/test.ts';

const root = resolve(import.meta.dirname, '../../..');

function readFiles(folder: string, isWanted: (file: string) => boolean): string {
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => readFileSync(resolve(root, folder, file), 'utf8'))
    .join('\n');
}

const readBuild = (app: string) => readFiles(`apps/${app}/dist`, (file) => file.endsWith('.js'));

const isSource = (file: string) => /(?<!\.test)\.tsx?$/.test(file);

/** Texts of several words that only the screens of a hire have. */
function listTexts(): string[] {
  const others = readFiles('packages/data/src', isSource) + readFiles('apps/shell/src', isSource);
  const strings = readFiles('packages/hiring/src', isSource).matchAll(/'([\w ,.]{20,})'/g);
  return [...strings].flatMap(([, text = '']) =>
    / .* /.test(text) && !others.includes(text) ? [text] : [],
  );
}

test('visitors and the shell download no screen of a hire', () => {
  const texts = listTexts();
  const dashboards = readBuild('client-dashboard') + readBuild('dev-dashboard');
  expect(texts.filter((text) => dashboards.includes(text)).length).toBeGreaterThan(50);
  for (const app of ['shell', 'public-site', 'onboarding']) {
    const code = readBuild(app);
    expect(code.length).toBeGreaterThan(10_000);
    expect(
      texts.filter((text) => code.includes(text)),
      app,
    ).toEqual([]);
  }
});
