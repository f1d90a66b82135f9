import { newCreator } from '../../../fixtures/people/accounts.ts';
import { submitSignIn } from '../../../fixtures/people/sign-in.ts';
import {
  bio,
  signBackIn,
  signedOutDialog,
  signOutAnyway,
  stored,
  typing,
} from '../../../fixtures/people/interruption.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({
  expectedErrors: /Failed to load resource|AuthApiError|Error (fetching|loading|counting)/,
});

test('a sign-out in one tab hides the other, which shows the next user their own page', async ({
  page,
  context,
}) => {
  const person = await typing(page);
  const otherPerson = await newCreator();
  const tab = await context.newPage();
  await tab.goto('/dashboard/dev/projects');
  await signOutAnyway(tab);

  await expect(signedOutDialog(page)).toBeVisible();
  await expect(bio(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await signBackIn(page, person);
  await expect(bio(page)).toHaveValue('Typed before the session ended');

  await expect(tab).toHaveURL(/\/dashboard\/dev\/profile$/);
  await tab.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(signedOutDialog(page)).toBeVisible();
  await expect(tab).toHaveURL(/\/login$/);
  await submitSignIn(tab, otherPerson);
  await expect(signedOutDialog(page)).toBeHidden();
  await expect(page.getByText(`You're now signed in as ${otherPerson.email}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    otherPerson.name,
  );
  await expect(bio(page)).toHaveValue('');
});
