import { readRegistry } from '@showcase/release';
import { activeReleases, listHeads } from '@showcase/remote-contract/registry';
import type { Page } from '@playwright/test';
import { oldestProject } from '../../../fixtures/api/rows.ts';
import { navigate } from '../../../fixtures/navigate.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** The content of a page's head: of this HTML, which is only parsed, or else of the running page. */
function readHead(html: string | null) {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const content = (selector: string) =>
    [...page.head.querySelectorAll(selector)].map(
      (element) => element.getAttribute('content') ?? element.getAttribute('href'),
    );
  return {
    mode: page.compatMode,
    title: page.title,
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

/** The head of a page as the server sends it. */
async function readFirstHead(reader: Page, path: string) {
  let html = '';
  await expect(async () => {
    html = await (await reader.request.get(path)).text();
    // On a busy machine, the server may send the page before it has rendered it.
    expect(html).toContain('<div id="root" data-rendered=');
  }).toPass();
  const first = await reader.evaluate(readHead, html);
  expect(first.mode).toBe('CSS1Compat');
  expect(first.canonical).toHaveLength(1);
  expect(first.description[0]).toBeTruthy();
  const picture = await reader.request.get(String(first.ogImage[0]));
  expect(picture.headers()['content-type']).toMatch(/^image\//);
  return first;
}

/** The server names a card that it draws for previews of links, which nobody reads in a running page. */
function withoutPicture(head: ReturnType<typeof readHead>) {
  const { ogImage, ogImageAlt, card, ...rest } = head;
  return String(ogImage[0]).includes('/cards/') ? rest : { ...rest, ogImage, ogImageAlt, card };
}

test('the initial HTML of every page has the same head as the running page, where it changes on navigation', async ({
  page,
  context,
}) => {
  const registry = await readRegistry(String(process.env.REGISTRY));
  const paths = Object.keys(listHeads(activeReleases(registry)));
  expect(paths).toContain('/about');
  const project = await oldestProject();
  const detailPages = [`/projects/${project.id}`, `/creators/${project.user_id}`];
  // The policy of the site's pages forbids to parse text.
  const reader = await context.newPage();

  for (const opened of ['/about', `/projects/${project.id}`]) {
    await test.step(`${opened}, opened directly`, async () => {
      await page.goto(opened);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('head > meta[data-page]')).toHaveCount(0);
      const first = withoutPicture(await readFirstHead(reader, opened));
      expect(await page.evaluate(readHead, null)).toMatchObject(first);
    });
  }
  for (const path of [...paths, ...detailPages]) {
    await test.step(path, async () => {
      const first = await readFirstHead(reader, path);
      await navigate(page, path);
      await expect(page).toHaveTitle(first.title);
      await expect.poll(() => page.evaluate(readHead, null)).toMatchObject(withoutPicture(first));
    });
  }
  // Only a project's page has structured data.
  await navigate(page, '/projects');
  await expect(page).toHaveTitle('Explore Projects · Bolt Showcase');
  await expect(page.locator('head > script[type="application/ld+json"]')).toHaveCount(0);
});
