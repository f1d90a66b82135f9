import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Route } from '@playwright/test';
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

test.describe('on a line that answers no more than the budget', () => {
  // On a busy machine the page notices what is never answered.
  test.use({ expectedErrors: /is late: There was no answer/ });

  test('a page takes clicks from a visitor with no more requests than its budget, and without what signed-in people need', async ({
    page,
  }) => {
    const { id } = await oldestProject();
    for (const [pattern, { requests }] of Object.entries(budgets)) {
      if (requests === null) continue;
      const answered = new Set<string>();
      await page.route('**', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (route.request().resourceType() === 'document') return fulfillWithoutDebugPanel(route);
        if (pathname.endsWith('.webp')) return route.continue();
        // What comes after the budget is never answered, so the page cannot need it.
        if (answered.size >= requests && !answered.has(pathname)) return;
        answered.add(pathname);
        await route.continue();
      });
      await page.goto(pattern.replace(':id', id).replace(':username', 'ada-stone'), {
        waitUntil: 'commit',
      });
      await expect(
        page.locator('#root:not([data-rendered])').getByRole('heading', { level: 1 }),
        `${pattern} takes clicks after ${requests} requests`,
      ).toBeVisible();
      const [, ofSession = ''] = /"session":(\[[^\]]+\])/.exec(await page.content()) ?? [];
      await page.goto('about:blank');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Signing in needs what signed-in people do.
      if (pattern === '/login') continue;
      for (const file of JSON.parse(ofSession) as string[]) expect(answered).not.toContain(file);
    }
  });
});

/** Visitors of a deployment have no debug panel, whose code would load with the first page. */
async function fulfillWithoutDebugPanel(route: Route) {
  const response = await route.fetch();
  const body = (await response.text()).replace('"debugPanel":"everyone"', '"debugPanel":"off"');
  await route.fulfill({ response, body });
}
