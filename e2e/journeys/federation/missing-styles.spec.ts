import type { Page } from '@playwright/test';
import {
  injectFault,
  injectFaults,
  startFaultyProxy,
  type Fault,
} from '../../fixtures/site/faulty-proxy.ts';
import { test } from '../../fixtures/site/own-site.ts';
import { expect } from '../../fixtures/test.ts';

test.use({
  baseURL: async ({ site }, use) => {
    const faulty = await startFaultyProxy(site.url);
    await use(faulty.url);
    await faulty.stop();
  },
  expectedErrors: /Failed to load resource|net::ERR|MIME type|digest/,
});

/** Large enough to take a second on a slow connection. */
const padding = `/* ${'x'.repeat(5000)} */`;

const faults: Fault[] = [
  'is reset',
  'is gone',
  'answers 500',
  'answers a page in place of a script',
  'redirects to a login page',
  'sends the wrong type',
  'is cut off half-way',
];

test("a remote's styles load before its first page, without the ones that fail", async ({
  page,
  site,
}) => {
  const broken = faults.map((fault, index) => [`assets/broken-${index}.css`, fault] as const);
  await site.releaseStyled('public-site', '2.0.0', {
    'assets/own.css': `h1 { letter-spacing: 7px; } ${padding}`,
    ...Object.fromEntries(broken.map(([path]) => [path, 'h1 { word-spacing: 7px; }'])),
  });
  await page.goto('/login');
  await injectFaults(page, [['assets/own.css$', 'is slow'], ...broken]);
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(title(page)).toBeVisible();
  await expect(title(page)).toHaveCSS('letter-spacing', '7px');
  await expect(title(page)).toHaveCSS('word-spacing', '0px');
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await expectToBeReadable(page);
});

test("a remote whose stylesheet hangs is rendered in the shell's style", async ({ page, site }) => {
  await site.releaseStyled('public-site', '2.0.0', { 'assets/own.css': 'h1 { color: red; }' });
  await page.goto('/login');
  await injectFault(page, 'hangs', 'assets/own.css$');
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  // The shell waits two seconds for styles; a file that hangs never arrives.
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await expectToBeReadable(page);
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('zzzqqq');
  await expect(page.getByText('No projects found')).toBeVisible();
});

test('the shell is readable if every stylesheet and font of its own is missing or hangs', async ({
  page,
}) => {
  for (const fault of ['is reset', 'hangs'] as const) {
    await test.step(fault, async () => {
      await injectFault(page, fault, '^/s/[^/]+/assets/[^/]+\\.(css|woff2)$');
      await page.goto('/projects', { waitUntil: 'commit' });
      await expect(page.getByText('Showing all projects')).toBeVisible();
      await expectToBeReadable(page);
    });
  }
});

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Explore Projects' });

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
