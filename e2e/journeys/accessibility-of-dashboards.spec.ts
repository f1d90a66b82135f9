import { expectAccessible, listViolations } from '../fixtures/accessibility.ts';
import { navigate, openInApp } from '../fixtures/navigate.ts';
import { newAccount, newCreator } from '../fixtures/people/accounts.ts';
import { bubble, openThread, typeMessage } from '../fixtures/people/conversation.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// The profile and a conversation are in accessibility.spec.ts.
test('projects, the search for developers and the settings meet WCAG 2.2 AA', async ({ page }) => {
  await signIn(page, await newCreator(), '/dashboard/dev/projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await openInApp(page, '/dashboard/client/browse');
  await expectAccessible(page);
  await navigate(page, '/dashboard/dev/profile?settings=email');
  await expect(page.getByRole('switch', { name: 'Email', exact: true })).toBeVisible();
  await expectAccessible(page);
  await navigate(page, '/dashboard/dev/profile?settings=security');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
});

test('the thread leaves its controls uncovered and meets WCAG 2.2 AA, left to right and right to left', async ({
  browser,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const page = await openThread(browser, client, creator);
  await typeMessage(page, 'Good evening');
  const text = bubble(page, 'Good evening');
  await expect(text.getByText(/Sent|Read/)).toBeVisible();
  for (const dir of ['ltr', 'rtl']) {
    await test.step(dir, async () => {
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
      // As low as a phone's window with its keyboard open.
      for (const height of [800, 460]) {
        await page.setViewportSize({ width: 390, height });
        await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
        await page.evaluate(() => scrollBy(0, -10));
        await expect(page.getByRole('button', { name: 'Debug panel' })).toBeVisible();
        expect(await page.evaluate(coveredByDebugTab)).toEqual([]);
      }
      // The row is replaced when the message is stored, so it may be missing for a moment.
      await expect(text.getByText('Good evening')).toBeVisible();
      const isRight = async () =>
        ((await text.getByText('Good evening').boundingBox())?.x ?? 0) > 195;
      await expect.poll(isRight).toBe(dir === 'ltr');
    });
  }
  // Left to right, accessibility.spec.ts analyzes a conversation.
  expect(await listViolations(page)).toEqual([]);
});

/** Runs in the page: the controls that the debug panel's tab covers. */
function coveredByDebugTab() {
  const tab = document.querySelector('[aria-label="Debug panel"]')?.getBoundingClientRect();
  const controls = document.querySelectorAll('main :is(a, button, input, textarea)');
  return [...controls]
    .filter((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const hasGap =
        !tab || right <= tab.left || left >= tab.right || bottom <= tab.top || top >= tab.bottom;
      return width > 1 && !hasGap;
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}
