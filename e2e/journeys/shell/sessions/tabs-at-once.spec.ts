import type { Page } from '@playwright/test';
import { newCreator } from '../../../fixtures/people/accounts.ts';
import { signInDialog, stored } from '../../../fixtures/people/interruption.ts';
import { signIn } from '../../../fixtures/people/sign-in.ts';
import { saveData } from '../../../fixtures/save-data.ts';
import { expect, test } from '../../../fixtures/test.ts';

const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' });

/** A jump of the clock would pass the time limit of a profile that is being read. */
async function profileRead(tab: Page) {
  const response = await tab.waitForResponse(/\/rest\/v1\/users\?/);
  await response.finished();
}

test('three tabs that refresh at the same time all stay signed in', async ({ page, context }) => {
  const person = await newCreator();
  const tabs = [page];
  while (tabs.length < 3) tabs.push(await context.newPage());
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().includes('grant_type=refresh_token')) statuses.push(response.status());
  });
  for (const tab of tabs) {
    // The clock would pass the time limit of whatever is fetched ahead.
    await saveData(tab);
    await tab.clock.install();
  }
  await signIn(page, person);
  const first = await stored(page);
  for (const tab of tabs) {
    const read = profileRead(tab);
    await tab.goto('/devonboard');
    await expect(signOut(tab)).toBeVisible();
    await read;
  }
  expect(statuses).toEqual([]);

  const profilesRead = Promise.all(tabs.map(profileRead));
  await Promise.all(tabs.map((tab) => tab.clock.fastForward('00:59:30')));

  await expect.poll(() => stored(page)).not.toBe(first);
  await profilesRead;
  await Promise.all(tabs.map((tab) => tab.clock.runFor(60_000)));
  for (const tab of tabs) {
    await expect(signOut(tab)).toBeVisible();
    await expect(signInDialog(tab)).toHaveCount(0);
  }
  expect(statuses.length).toBeLessThanOrEqual(3);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await stored(page)).not.toBeNull();
});
