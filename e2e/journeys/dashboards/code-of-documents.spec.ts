import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Registry } from '@showcase/remote-contract/registry';
import { shellFiles } from '../../fixtures/site/shell-files.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What only one of the parts has, as it is in a built file. */
const PARTS = {
  'the writer of PDFs': 'FlateDecode',
  'their fonts': 'noto-',
  'their color profile, from its thirteenth byte': btoa('mntrRGB XYZ '),
  'the invoice in XML': 'urn:cen.eu:en16931',
};

/** Only the code of the button has this text. */
const BUTTON = /We couldn't create the \$\{\w+\}\. Try again\./;

const registry = () => JSON.parse(readFileSync(String(process.env.REGISTRY), 'utf8')) as Registry;

function readScripts(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(resolve(folder, name), 'utf8') }));
}

/** Names of scripts that the code refers to: those that load with it, or those that it may load later. */
function listImports(code: string) {
  const names = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return {
    first: names(/(?:from|import)\s*["'`][^"'`]*?([^/"'`]+\.js)["'`]/g),
    later: names(/import\(\s*["'`][^"'`]*?([^/"'`]+\.js)["'`]/g),
  };
}

test('only the button of a document downloads what makes it', () => {
  for (const [remote, { active = '', versions }] of Object.entries(registry().remotes)) {
    const scripts = readScripts(resolve(String(process.env.RELEASES), remote, active));
    const makers = scripts.filter(({ code }) => Object.values(PARTS).some((p) => code.includes(p)));
    const has = (names: string[]) =>
      makers.flatMap(({ name }) => (names.some((other) => name.endsWith(other)) ? [name] : []));
    for (const { name, code } of scripts.filter((script) => !makers.includes(script))) {
      const { first, later } = listImports(code);
      expect(has(first), `${remote} loads with ${name}`).toEqual([]);
      if (!BUTTON.test(code)) expect(has(later), `${name} of ${remote} loads`).toEqual([]);
    }
    const { preload = [], pages = {} } = versions[active] ?? {};
    expect(has([preload, ...Object.values(pages)].flat()), `${remote} begins with`).toEqual([]);

    const isDashboard = ['client-dashboard', 'dev-dashboard'].includes(remote);
    const found = Object.entries(PARTS).filter(([, part]) =>
      makers.some(({ code }) => code.includes(part)),
    );
    expect(
      found.map(([what]) => what),
      remote,
    ).toEqual(isDashboard ? Object.keys(PARTS) : []);
  }
});

test('the shell has nothing of what makes documents', () => {
  const { first, signedIn, later } = shellFiles();
  for (const url of [...first, ...signedIn, ...later]) {
    const code = readFileSync(resolve(String(process.env.SHELLS), url.replace('/s/', '')), 'utf8');
    for (const [what, part] of Object.entries(PARTS))
      expect(code.includes(part), `${what} in ${url}`).toBe(false);
  }
});
