import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import budgets from '../../fixtures/site/first-scripts.json' with { type: 'json' };
import { firstScripts } from '../../fixtures/site/first-scripts.ts';
import { expect, test } from '../../fixtures/test.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../../../README.md'), 'utf8');

test('no page asks a visitor for more scripts than its budget, which the README shows', () => {
  for (const [page, budget] of Object.entries(budgets)) {
    const { scripts, kB } = firstScripts(page);
    expect(scripts, `scripts of ${page}`).toBeLessThanOrEqual(budget.scripts);
    expect(kB, `kB of ${page}`).toBeLessThanOrEqual(budget.kB);
    expect(readme).toContain(`| \`${page}\` | ${budget.scripts} | ${budget.kB} kB |`);
  }
});
