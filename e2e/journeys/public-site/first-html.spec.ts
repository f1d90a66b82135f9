import { readRegistry } from '@showcase/release';
import { activeReleases, listHeads } from '@showcase/remote-contract/registry';
import { oldestProject } from '../../fixtures/api/rows.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** The content of a page's head, before or after its code has run. */
function readHead() {
  const content = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map(
      (element) => element.getAttribute('content') ?? element.getAttribute('href'),
    );
  return {
    mode: document.compatMode,
    title: document.title,
    description: content('meta[name="description"]'),
    canonical: content('link[rel="canonical"]'),
    robots: content('meta[name="robots"]'),
    ogTitle: content('meta[property="og:title"]'),
    ogType: content('meta[property="og:type"]'),
    ogImage: content('meta[property="og:image"]'),
    ogImageAlt: content('meta[property="og:image:alt"]'),
    card: content('meta[name="twitter:card"]'),
  };
}

/** Opens a page without and with its code: both heads must be the same. */
async function compareHeads(page: Page, path: string) {
  const contextWithoutScript = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false });
  const reader = await contextWithoutScript?.newPage();
  await reader?.goto(new URL(path, process.env.SITE_URL).href);
  const first = await reader?.evaluate(readHead);
  await contextWithoutScript?.close();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('head > meta[data-page]')).toHaveCount(0);
  expect(await page.evaluate(readHead)).toEqual(first);
  expect(first?.mode).toBe('CSS1Compat');
  expect(first?.canonical).toHaveLength(1);
  expect(first?.description[0]).toBeTruthy();
  const picture = await page.request.get(String(first?.ogImage[0]));
  expect(picture.headers()['content-type']).toMatch(/^image\//);
}

test('the initial HTML of every static page has the same head as the running page', async ({
  page,
}) => {
  test.slow();
  const registry = await readRegistry(String(process.env.REGISTRY));
  const paths = Object.keys(listHeads(activeReleases(registry)));
  expect(paths).toContain('/about');
  for (const path of paths) await test.step(path, () => compareHeads(page, path));
});

test('the initial HTML of a project and of its creator has the same head as the running page', async ({
  page,
}) => {
  const project = await oldestProject();
  await compareHeads(page, `/projects/${project.id}`);
  await compareHeads(page, `/creators/${project.user_id}`);
});

test('the head changes on navigation', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveTitle('Explore Projects · Bolt Showcase');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/projects$/);
  await expect(page.locator('head > meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head > script[type="application/ld+json"]')).toHaveCount(0);
});

test('samples are not indexed, and the sitemap only lists real pages', async ({ page }) => {
  const project = await oldestProject();
  const sample = await page.request.get('/projects/1');
  expect(await sample.text()).toContain('name="robots" content="noindex"');

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`/projects/${project.id}</loc>`);
  expect(sitemap).toContain('/creator/ada-stone</loc>');
  expect(sitemap).not.toMatch(/\/(projects|creators)\/[123]<\/loc>/);
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});
