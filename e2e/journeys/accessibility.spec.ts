import { expectAccessible } from '../fixtures/accessibility.ts';
import { newestProject } from '../fixtures/api/rows.ts';
import { openInApp } from '../fixtures/navigate.ts';
import { newAccount, newCreator } from '../fixtures/people/accounts.ts';
import { bubble, startConversation } from '../fixtures/people/conversation.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// The other pages are in the files named after them.
test('the sign-in, a project and the interview meet WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const { id } = await newestProject();
  for (const path of [`/projects/${id}`, '/devonboard']) {
    await openInApp(page, path);
    await expectAccessible(page);
  }
});

test('a conversation and a dashboard meet WCAG 2.2 AA', async ({ page }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  await startConversation(client, creator, 'Good evening');
  await signIn(page, creator, `/dashboard/client/messages?with=${client.id}`);
  await expect(bubble(page, 'Good evening')).toBeVisible();
  await expectAccessible(page);
  await openInApp(page, '/dashboard/dev/profile');
  await expectAccessible(page);
});
