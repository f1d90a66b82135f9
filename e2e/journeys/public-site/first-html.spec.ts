import { readRegistry } from '@showcase/release';
import { activeReleases, listHeads } from '@showcase/remote-contract/registry';
import { oldestProject } from '../../fixtures/api/rows.ts';
import { navigate } from '../../fixtures/navigate.ts';
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

/** The head of a page that is opened without its code. */
async function readFirstHead(reader: Page, path: string) {
  await expect(async () => {
    await reader.goto(new URL(path, process.env.SITE_URL).href, { waitUntil: 'commit' });
    // On a busy machine, the server may send the page before it has rendered it.
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3000 });
  }).toPass();
  const first = await reader.evaluate(readHead);
  expect(first.mode).toBe('CSS1Compat');
  expect(first.canonical).toHaveLength(1);
  expect(first.description[0]).toBeTruthy();
  const picture = await reader.request.get(String(first.ogImage[0]));
  expect(picture.headers()['content-type']).toMatch(/^image\//);
  return first;
}

test('the initial HTML of every page has the same head as the running page, where it changes on navigation', async ({
  page,
  browser,
}) => {
  const registry = await readRegistry(String(process.env.REGISTRY));
  const paths = Object.keys(listHeads(activeReleases(registry)));
  expect(paths).toContain('/about');
  const project = await oldestProject();
  const detailPages = [`/projects/${project.id}`, `/creators/${project.user_id}`];
  const reader = await browser.newPage({ javaScriptEnabled: false });

  for (const opened of ['/about', `/projects/${project.id}`]) {
    await test.step(`${opened}, opened directly`, async () => {
      await page.goto(opened);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('head > meta[data-page]')).toHaveCount(0);
      expect(await page.evaluate(readHead)).toEqual(await readFirstHead(reader, opened));
    });
  }
  for (const path of [...paths, ...detailPages]) {
    await test.step(path, async () => {
      const first = await readFirstHead(reader, path);
      await navigate(page, path);
      await expect(page).toHaveTitle(first.title);
      await expect.poll(() => page.evaluate(readHead)).toEqual(first);
    });
  }
  // Only a project's page has structured data.
  await navigate(page, '/projects');
  await expect(page).toHaveTitle('Explore Projects · Bolt Showcase');
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
