import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import budgets from '../../fixtures/site/first-scripts.json' with { type: 'json' };
import { oldestProject } from '../../fixtures/api/rows.ts';
import { firstScripts } from '../../fixtures/site/first-scripts.ts';
import { expect, test } from '../../fixtures/test.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../../../README.md'), 'utf8');

test('no page asks a visitor for more scripts than its budget, which the README shows', () => {
  for (const [page, budget] of Object.entries(budgets)) {
    const { scripts, kB } = firstScripts(page);
    expect(scripts, `scripts of ${page}`).toBeLessThanOrEqual(budget.scripts);
    expect(kB, `kB of ${page}`).toBeLessThanOrEqual(budget.kB);
    expect(readme).toContain(
      `| \`${page}\` | ${budget.scripts} | ${budget.kB} kB | ${budget.requests ?? '–'} |`,
    );
  }
});

test('a page takes clicks from a visitor with no more requests than its budget, and without what signed-in people need', async ({
  page,
}) => {
  const { id } = await oldestProject();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1') || document.querySelector('#root[data-rendered]')) return;
      performance.mark('taken-over');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  for (const [pattern, { requests }] of Object.entries(budgets)) {
    if (requests === null) continue;
    await page.goto(pattern.replace(':id', id).replace(':username', 'ada-stone'));
    await page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0);
    const [, ofSession = ''] = /"session":(\[[^\]]+\])/.exec(await page.content()) ?? [];
    const needed = await page.evaluate(() => {
      const end = performance.getEntriesByName('taken-over')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= end)
        .map(({ name }) => new URL(name).pathname);
    });
    const files = needed.filter((path) => !path.endsWith('.webp'));
    expect(new Set(files).size, `requests of ${pattern}`).toBeLessThanOrEqual(requests);
    // Signing in needs what signed-in people do.
    if (pattern === '/login') continue;
    for (const file of JSON.parse(ofSession) as string[]) expect(needed).not.toContain(file);
  }
});
