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

test('a page takes clicks from a visitor without what signed-in people need', async ({ page }) => {
  for (const path of ['/', '/projects', '/creators']) {
    await page.goto(path);
    await expect(page.locator('#root:not([data-rendered])')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [, ofSession = ''] = /"session":(\[[^\]]+\])/.exec(await page.content()) ?? [];
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    // What is fetched ahead for another remote comes after the page takes clicks.
    const ahead = loaded.findIndex((file) => /^\/r\/(?!public-site\/)/.test(file));
    const needed = ahead === -1 ? loaded : loaded.slice(0, ahead);
    for (const file of JSON.parse(ofSession) as string[]) expect(needed).not.toContain(file);
  }
});
