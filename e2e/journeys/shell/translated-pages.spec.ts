import type { Page } from '@playwright/test';
import { declaredPaths, type Reader } from '../../fixtures/pages/declared-pages.ts';
import { translatePage } from '../../fixtures/pages/foreign-scripts.ts';
import { openInApp, untilTakenOver } from '../../fixtures/navigate.ts';
import { getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const READERS: Reader[] = ['visitor', 'client', 'creator', 'admin'];
const PAGES_OF_THE_SHELL = ['/no/such/page', '/login', '/signup'];
const START = '/projects';
const BETWEEN = '/careers';

// No admin may open a case that waits for nothing of them, which the page says.
test.use({ expectedErrors: /status of 40\d|Only an admin who may decide this case/ });

for (const reader of READERS) {
  test(`every page of a ${reader} and the first act on it survive a translator`, async ({
    page,
  }) => {
    // Twenty pages, also on a busy machine.
    test.setTimeout(600_000);
    const declared = await declaredPaths(reader);
    const paths = reader === 'visitor' ? [...declared, ...PAGES_OF_THE_SHELL] : declared;
    if (reader === 'visitor') await page.goto(START);
    else await signIn(page, getSeededAccount(reader), START);
    await untilTakenOver(page);
    await page.evaluate(translatePage);
    await findNothing(page);
    for (const path of paths) {
      await test.step(path, async () => {
        // Some pages have the same heading, by which a change of the page is seen.
        if (!page.url().endsWith(BETWEEN)) await openInApp(page, BETWEEN);
        if (path !== BETWEEN) await openInApp(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('ü');
        await actFirst(page);
        await expect(page.getByText(/went wrong/)).toHaveCount(0);
      });
    }
    await openInApp(page, START);
    await findNothing(page);
  });
}

/** A search without results, then another one. */
async function findNothing(page: Page) {
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  await search.fill('zzzqqq');
  await expect(page.getByText(/No projects found/).first()).toBeVisible();
  await search.fill('the');
  await expect(page.getByRole('list', { name: 'Projects' }).getByRole('article')).not.toHaveCount(
    0,
  );
}

/** The first act on a page, which changes no row: searches, shows another tab, or opens what a button opens. */
async function actFirst(page: Page) {
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox').first();
  const acts = [
    main.getByRole('tab', { selected: false }),
    main.getByRole('button', { expanded: false }),
    main.locator('button[aria-haspopup]:enabled'),
    main.getByRole('button', {
      name: /^ü?(?:Add|Edit|New|Open|Preview|See|Show)\b/,
      disabled: false,
    }),
  ].map((act) => act.first());
  if (await search.isVisible()) {
    await search.fill('zzzqqq');
    // The page that does not exist searches no earlier.
    await search.press('Enter');
    // Conversations are searched without a change of the URL.
    const isInUrl = !page.url().endsWith('/messages');
    if (isInUrl) await expect(page).toHaveURL(/zzzqqq/);
    await settle(page);
    await search.fill('');
    await expect(page).not.toHaveURL(/zzzqqq/);
  } else {
    for (const act of acts) {
      if (!(await act.isVisible())) continue;
      await act.click();
      await settle(page);
      await page.keyboard.press('Escape');
      break;
    }
  }
  await settle(page);
}

/** Waits until React and the translator have answered what happened. */
async function settle(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
