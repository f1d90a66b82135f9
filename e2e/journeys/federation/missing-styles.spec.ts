import type { Locator, Page } from '@playwright/test';
import { injectFault, startFaultyProxy, type Fault } from '../../fixtures/site/faulty-proxy.ts';
import { test } from '../../fixtures/site/own-site.ts';
import { expect } from '../../fixtures/test.ts';

test.use({
  baseURL: async ({ site }, use) => {
    const faulty = await startFaultyProxy(site.url);
    await use(faulty.url);
    await faulty.stop();
  },
  expectedErrors: [/Failed to load resource|net::ERR|MIME type|digest/],
});

/** Large enough to take a second on a slow connection. */
const styles = `h1 { letter-spacing: 7px; } /* ${'x'.repeat(5000)} */`;
const remoteStyles = '/r/public-site/2.0.0/assets/own';

test.beforeEach(({ site }) => site.releaseStyled('public-site', '2.0.0', styles));

test("a remote's styles load before its first page", async ({ page }) => {
  await page.goto('/login');
  await injectFault(page, 'is slow', remoteStyles);
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(title(page)).toBeVisible();
  expect(await spacing(title(page))).toBe('7px');
});

const faults: Fault[] = [
  'is reset',
  'hangs',
  'is gone',
  'answers 500',
  'answers a page in place of a script',
  'redirects to a login page',
  'sends the wrong type',
  'is cut off half-way',
];

for (const fault of faults) {
  test(`a remote whose stylesheet ${fault} is rendered in the shell's style`, async ({ page }) => {
    await page.goto('/login');
    await injectFault(page, fault, remoteStyles);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    // The shell waits two seconds for styles; a file that hangs never arrives.
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('Showing all projects')).toBeVisible();
    expect(await spacing(title(page))).not.toBe('7px');
    await expectToBeReadable(page);
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('no project is called so');
    await expect(page.getByText('No projects found')).toBeVisible();
  });
}

test.describe('the shell', () => {
  for (const fault of ['is reset', 'hangs', 'is gone'] as const) {
    test(`is readable if every stylesheet and font of its own ${fault}`, async ({ page }) => {
      await injectFault(page, fault, '^/assets/[^/]+\\.(css|woff2)$');
      await page.goto('/projects', { waitUntil: 'commit' });
      await expect(page.getByText('Showing all projects')).toBeVisible();
      await expectToBeReadable(page);
    });
  }
});

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Explore Projects' });

function spacing(element: Locator) {
  return element.evaluate((node) => getComputedStyle(node).letterSpacing);
}

/** The parts of the page are stacked, inside the window, and do not overlap. */
async function expectToBeReadable(page: Page) {
  const parts = [
    page.getByRole('banner'),
    title(page),
    page.getByText('Showing all projects'),
    page.getByRole('main').getByRole('article').first(),
    page.getByRole('contentinfo'),
  ];
  let end = 0;
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(end);
    expect(box?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    end = Number(box?.y) + Number(box?.height);
  }
}
