import { expect, it } from 'vitest';
import { findSecrets } from '../../src/health/secrets/find-secrets.ts';
import { createFinding, limitFindings } from '../../src/health/finding.ts';
import { secretKinds } from '../../src/health/secrets/secret-kinds.ts';
import { createBundle, publicKeys, secrets } from './planted.ts';

const find = (text: string) => findSecrets({ path: 'app.js', text });

it.each(secrets)('finds a %s', (name, secret) => {
  const [finding, ...others] = find(`let a=1;\nlet b="${secret}";`);

  expect(others).toEqual([]);
  expect(finding).toMatchObject({ kind: 'secret-key', detail: name, file: 'app.js', line: 2 });
});

it('finds each of them once in one bundle, with its column', () => {
  const bundle = createBundle([...publicKeys, ...secrets.map(([, secret]) => secret)]);
  const found = find(bundle);

  expect(found.map(({ detail }) => detail).sort()).toEqual(secrets.map(([name]) => name).sort());
  for (const { column, masked } of found)
    expect(bundle.slice((column ?? 0) - 1)).toMatch(masked?.split('…')[0] ?? 'nothing');
});

it('has an example of each kind', () => {
  for (const { name, pattern } of secretKinds)
    expect(secrets.some(([kind, secret]) => kind === name && secret.search(pattern) >= 0)).toBe(
      true,
    );
});

it('finds a key after the end of a line in a string, and once however often it is there', () => {
  const [, [name, secret] = ['', '']] = secrets;
  const text = String.raw`"A=1\n${secret}"`;

  expect(limitFindings(find(text + text))).toMatchObject([{ detail: name, column: 7 }]);
});

it('reports a hundred findings at most', () => {
  const files = Array.from({ length: 101 }, (_, index) => ({ path: `${index}.js`, text: '' }));
  const findings = files.map((file) => createFinding('environment-file', '', file));

  expect(limitFindings(findings)).toHaveLength(100);
});

it.each(publicKeys)('does not report %s', (key) => {
  expect(find(`const key = "${key}";`)).toEqual([]);
});

it('shows the beginning that all keys have, and two more characters of each', () => {
  for (const [, secret] of secrets) {
    const [{ masked = '' } = {}] = find(secret);
    const [start = '', end = ''] = masked?.split('…') ?? [];
    expect(secret.startsWith(start)).toBe(true);
    expect(end).toHaveLength(2);
    expect(secret.length - start.length - end.length).toBeGreaterThan(14);
  }
});

it('reads ten megabytes within the time that a function has', () => {
  const line = `${createBundle(publicKeys)}eyJ${'eyJ'.repeat(500)}"${'sk-'.repeat(100)}"\n`;
  const text = line.repeat(Math.ceil(10_000_000 / line.length));
  const start = performance.now();

  expect(find(text)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(5_000);
});
