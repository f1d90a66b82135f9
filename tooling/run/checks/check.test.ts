import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { checkMigrations, styledFiles } from './check.ts';
import { root } from '../project.ts';

const violations = resolve(root, 'tooling/repo-checks/violations');

const { results } = await stylelint.lint({
  files: styledFiles,
  cwd: violations,
  configFile: resolve(root, 'stylelint.config.mjs'),
});
const rulesByFile = new Map(
  results.map(({ source = '', warnings }) => [
    source.slice(violations.length + 1),
    warnings.map(({ rule }) => rule),
  ]),
);

it.each([
  ['card.styles.ts', ['color-no-hex', 'declaration-property-value-allowed-list']],
  ['card-title.tsx', ['color-no-hex']],
])('finds the raw color, and the layer of its own, planted in the styles of %s', (name, rules) => {
  expect(rulesByFile.get(`apps/one/src/features/browse/${name}`)?.sort()).toEqual(rules);
});

it('finds the lock planted in a migration', () => {
  const config = resolve(root, '.squawk.toml');
  const options = ['--config', config, '--reporter', 'gcc', ...checkMigrations];
  const { stdout } = spawnSync('squawk', options, { cwd: violations, encoding: 'utf8' });
  const rules = stdout.match(/(?<=warning: )[\w-]+/g);
  expect(rules).toEqual(['require-concurrent-index-creation']);
});
