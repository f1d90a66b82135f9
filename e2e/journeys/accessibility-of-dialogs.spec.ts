import { callApiOrThrow } from '../fixtures/api/api.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { newAccount, newAdmin, newCreator, newSession } from '../fixtures/people/accounts.ts';
import { addApp } from '../fixtures/people/second-factor.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('the second step of a sign-in meets WCAG 2.2 AA', async ({ page }) => {
  const person = await newAccount();
  await addApp(person);
  await signIn(page, person, '/dashboard/client/saved');
  const step = page.getByRole('dialog', { name: "Confirm it's you" });
  await expect(step).toBeVisible();
  await expectAccessible(page);
  await step.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(step.getByRole('textbox', { name: /^Recovery code/ })).toBeVisible();
  await expectAccessible(page);
});

test('the appeal of a suspended user meets WCAG 2.2 AA', async ({ page }) => {
  const [person, admin] = await Promise.all([newCreator(), newAdmin()]);
  await callApiOrThrow('/rest/v1/rpc/admin_suspend', {
    token: (await newSession(admin)).access_token,
    body: { user_id: person.id, reason: 'Spam in messages' },
  });
  await signIn(page, person, '/about');
  const status = page.getByRole('note', { name: 'Account status' });
  await expect(status).toBeVisible();
  await expectAccessible(page);
  await status.getByRole('button', { name: 'Appeal' }).click();
  await expect(page.getByRole('dialog', { name: 'Appeal the suspension' })).toBeVisible();
  await expectAccessible(page);
});
