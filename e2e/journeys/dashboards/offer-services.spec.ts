import type { Locator, Page } from '@playwright/test';
import { openInApp } from '../../fixtures/navigate.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const DESCRIPTION = 'Designed and built with care, with a contact form that really does work.';

async function addService(page: Page, title: string, fill: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Add New Service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Service' });
  await dialog.getByRole('textbox', { name: 'Service title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill(DESCRIPTION);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Create Service' }).click();
  await expect(dialog).toBeHidden();
}

test('a creator offers a service in each pricing model, and clients see the prices', async ({
  page,
}) => {
  const creator = await newCreator();
  await signIn(page, creator, '/dashboard/dev/services');
  await addService(page, 'Landing page', async (dialog) => {
    await dialog.getByRole('textbox', { name: 'Delivery time', exact: true }).fill('3-5 days');
    await dialog.getByRole('textbox', { name: 'Price' }).fill('450');
  });
  await addService(page, 'Care by the hour', async (dialog) => {
    await dialog.getByRole('textbox', { name: 'Delivery time', exact: true }).fill('2 weeks');
    await dialog.getByRole('radio', { name: 'Hourly' }).check();
    await dialog.getByRole('textbox', { name: 'Hourly rate' }).fill('62.50');
    await dialog.getByRole('textbox', { name: 'Estimated hours' }).fill('8');
    await expect(dialog.getByText('Total: $500.00')).toBeVisible();
  });
  await addService(page, 'Shop in sizes', async (dialog) => {
    await dialog.getByRole('radio', { name: 'Packages' }).check();
    for (const [name, price] of [
      ['Large', '900'],
      ['Small', '300'],
    ] as const) {
      await dialog.getByRole('textbox', { name: 'Package name' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Package price' }).fill(price);
      await dialog.getByRole('textbox', { name: 'Package delivery time' }).fill('1 week');
      await dialog.getByLabel('Package features').fill('Checkout');
      await dialog.getByLabel('Package features').press('Enter');
      await dialog.getByRole('button', { name: 'Add package' }).click();
    }
  });
  const ownCard = page.getByRole('article', { name: 'Care by the hour' });
  await expect(ownCard.getByText('$500.00')).toBeVisible();

  await openInApp(page, `/creators/${creator.id}`);
  await page.getByRole('tab', { name: /Services/ }).click();
  const card = (title: string) => page.getByRole('article', { name: title });
  await expect(card('Landing page')).toContainText('$450.00');
  await expect(card('Care by the hour')).toContainText('$62.50');
  await expect(card('Shop in sizes')).toContainText('$300.00');
});
