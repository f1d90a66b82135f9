import type { Page } from '@playwright/test';
import { startFaultyProxy } from '../../../fixtures/site/faulty-proxy.ts';
import { expect, test as base } from '../../../fixtures/test.ts';

const test = base.extend<{ arrival: PromiseWithResolvers<void> }>({
  /** Until it is resolved, no script of the site arrives. */
  arrival: async ({}, use) => use(Promise.withResolvers()),
  baseURL: async ({ arrival }, use) => {
    const site = await startFaultyProxy(String(process.env.SITE_URL), (path) =>
      path.endsWith('.js') ? arrival.promise : undefined,
    );
    await use(site.url);
    await site.stop();
  },
});

type Act = {
  what: string;
  path: string;
  width?: number;
  /** What the visitor does while no script has arrived. */
  act: (page: Page) => Promise<unknown>;
  /** What they see once the scripts have. */
  shows: (page: Page) => Promise<unknown>;
};

const footer = (page: Page) => page.getByRole('contentinfo');
const finder = (page: Page) =>
  page.getByRole('combobox', { name: 'Find pages, people and actions' });

const acts: Act[] = [
  {
    what: 'words for the search',
    path: '/projects',
    act: (page) => page.getByRole('searchbox').pressSequentially('map'),
    shows: (page) => expect(page).toHaveURL(/[?&]q=map/),
  },
  {
    what: 'a filter',
    path: '/creators',
    act: (page) => page.getByRole('checkbox', { name: /^React/ }).check(),
    shows: (page) => expect(page).toHaveURL(/skills=React/),
  },
  {
    what: 'the next page',
    path: '/projects',
    act: (page) =>
      page.getByRole('link', { name: 'Creators' }).first().click({ noWaitAfter: true }),
    shows: (page) => expect(page).toHaveURL(/\/creators$/),
  },
  {
    what: 'the menu of a phone',
    path: '/',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shows: (page) => expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible(),
  },
  {
    what: 'a theme',
    path: '/projects',
    act: (page) => footer(page).getByRole('radio', { name: 'Dark' }).check(),
    shows: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    what: 'the button of the command palette',
    path: '/creators',
    act: (page) => page.getByRole('button', { name: 'Find anything' }).first().click(),
    shows: (page) => expect(finder(page)).toBeFocused(),
  },
  {
    what: 'the keys of the command palette',
    path: '/',
    act: (page) => page.keyboard.press('Control+k'),
    shows: (page) => expect(finder(page)).toBeFocused(),
  },
  {
    what: 'an email for the newsletter',
    path: '/',
    act: async (page) => {
      const field = footer(page).getByRole('textbox', { name: 'Newsletter' });
      await field.fill('early@example.com');
      await field.press('Enter');
    },
    shows: (page) => expect(footer(page).getByRole('status')).toContainText('early@example.com'),
  },
];

for (const { what, path, width = 1280, act, shows } of acts) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`a visitor's first act is not lost before any script has arrived: ${what}`, async ({
      page,
      arrival,
    }) => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await act(page);
      arrival.resolve();
      await shows(page);
    });
  });
}
