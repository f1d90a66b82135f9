import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({
  expectedErrors: [
    /Failed to load resource|net::ERR|RUNTIME-\d+|Federation Runtime|MIME type|is (late|unreachable|broken)|planted/,
  ],
});

const entry = /\/r\/public-site\/[^/]+\/remoteEntry\.js/;
const pageChunk = /\/r\/public-site\/[^/]+\/assets\/projects-page-[^/]+\.js/;

type Fault = {
  name: string;
  where: RegExp;
  answer: (route: Route) => unknown;
  panelWithinMs: number;
};

const script = (body: string) => ({ contentType: 'text/javascript', body });

const faults: Fault[] = [
  {
    name: 'cannot be reached',
    where: entry,
    answer: (route) => route.abort('connectionrefused'),
    panelWithinMs: 3_000,
  },
  {
    name: 'is gone',
    where: entry,
    answer: (route) => route.fulfill({ status: 404 }),
    panelWithinMs: 3_000,
  },
  {
    name: 'answers 500',
    where: entry,
    answer: (route) => route.fulfill({ status: 500 }),
    panelWithinMs: 3_000,
  },
  {
    name: 'answers a page in place of a script',
    where: entry,
    answer: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }),
    panelWithinMs: 3_000,
  },
  { name: 'hangs', where: entry, answer: () => undefined, panelWithinMs: 12_000 },
  {
    name: 'throws when it starts',
    where: entry,
    answer: (route) => route.fulfill(script('throw new Error("planted")')),
    panelWithinMs: 3_000,
  },
  {
    name: 'lacks a page',
    where: pageChunk,
    answer: (route) => route.abort('connectionreset'),
    panelWithinMs: 3_000,
  },
];

for (const { name, where, answer, panelWithinMs } of faults) {
  test(`a remote that ${name} leaves the rest usable and recovers without a reload`, async ({
    page,
  }) => {
    await page.goto('/login');
    await markPage(page);
    await page.route(where, (route) => void answer(route));
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();

    const panel = page.getByRole('region', { name: 'showcase' });
    await expect(panel.getByRole('alert')).toBeVisible({ timeout: panelWithinMs });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(panel.getByRole('alert')).toBeVisible({ timeout: panelWithinMs });

    await page.unroute(where);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Projects' })).toBeVisible();
    await expect(page.getByText('Showing all projects')).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });
}

test('a page that throws while it is drawn stands alone', async ({ page }) => {
  await page.goto('/login');
  await markPage(page);
  await page.route(pageChunk, async (route) => {
    const original = await route.fetch();
    const exported = /export\{(\w+) as (\w+)/.exec(await original.text())?.[2] ?? 'ProjectsPage';
    await route.fulfill(
      script(`function Page(){throw new Error('planted')} export { Page as ${exported} };`),
    );
  });
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  const panel = page.getByRole('region', { name: 'showcase' });
  await expect(panel.getByRole('alert')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Creators' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Creators' })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('a registry without one remote shows the others', async ({ page }) => {
  await page.route(/\/creators$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"client-dashboard":\{"mount"/,
      '"client-dashboard":{"gone"',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/creators');
  await expect(page.getByText('Showing all creators')).toBeVisible();
});

/** Leaves a mark that a reload would wipe out. */
async function markPage(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
}

function isSamePage(page: Page) {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-page'));
}
