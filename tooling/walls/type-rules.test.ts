import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const show = (line: string) => `import type { DataError } from '@showcase/data/client';
export function show(error: DataError | null, other: Error) { ${line} }`;

/** A file's content, and what is to be found in it. */
const planted: Record<string, [content: string, found: string[]]> = {
  'apps/one/src/chained.ts': [show('return error?.message ?? other;'), ['no-deprecated']],
  'apps/one/src/quoted.ts': [
    show('if (error) return `Not done: ${error.message}`; return other;'),
    ['no-deprecated'],
  ],
  'apps/one/src/taken-apart.ts': [
    show('if (!error) return other; const { message } = error; return message;'),
    ['no-deprecated'],
  ],
  'apps/one/src/allowed.ts': [
    show("return [error?.name, other.message, { message: 'ours' }];"),
    [],
  ],
  'apps/shell/src/session/explain-failure.ts': [show('return error?.message ?? other;'), []],
  'apps/one/src/shown.test.ts': [show('return error?.message ?? other;'), []],
  'packages/one/src/type.ts': ["export const count: number = 'one';", ['TS2322']],
  'packages/one/src/unused.ts': ['const count = 1;\nexport {};', ['TS6133']],
  'e2e/forgotten.ts': [
    'export function run(read: () => Promise<void>) { read(); }',
    ['no-floating-promises'],
  ],
  'e2e/thrown.ts': ["export function run() { throw 'text'; }", ['only-throw-error']],
  'e2e/redirect.ts': ["export function run() { throw Response.redirect('/'); }", []],
  'e2e/silenced.ts': [
    '// oxlint-disable-next-line typescript/no-floating-promises\nexport const one = 1;',
    ['unused directive'],
  ],
};

let folder: string;
let output: string;

/** A copy of the configuration, with the packages linked. */
beforeAll(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'type-rules-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'tooling/tsconfig.base.json']) {
    await cp(resolve(repository, file), resolve(folder, file));
  }
  await symlink(resolve(repository, 'node_modules'), resolve(folder, 'node_modules'));
  for (const [file, [content]] of Object.entries(planted)) {
    await mkdir(dirname(resolve(folder, file)), { recursive: true });
    await writeFile(resolve(folder, file), `${content}\n`);
  }
  const oxlint = resolve(repository, 'node_modules/.bin/oxlint');
  const args = ['--tsconfig', './tsconfig.json', '--format=unix', 'apps', 'packages', 'e2e'];
  output = await promisify(execFile)(oxlint, args, { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
});

afterAll(() => rm(folder, { recursive: true }));

it.each(Object.entries(planted).map(([file, [, found]]) => [file, found] as const))(
  'in %s, finds %j',
  (file, found) => {
    const lines = output.split('\n').filter((line) => line.startsWith(`${file}:`));
    const names = lines.map((line) =>
      line.includes('Unused') ? 'unused directive' : /\(([\w-]+)\)/.exec(line)?.[1],
    );
    expect(names).toEqual(found);
  },
);
