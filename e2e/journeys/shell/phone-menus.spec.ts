import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('two menus and a tab bar contain what the bar, the header and the sidebar contain on wide screens', async ({
    page,
  }) => {
    const creator = await newCreator();
    await signIn(page, creator, '/dashboard/dev/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();

    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByText(creator.name)).toBeVisible();
    await expect(menu.getByText(creator.email)).toBeVisible();
    await menu.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(menu).toBeHidden();

    await page.goBack();
    const bar = page.getByRole('navigation', { name: 'Developer dashboard' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: 'My Projects' }).click();
    await expect(page).toHaveURL(/\/dashboard\/dev\/projects$/);
    await expect(bar.getByRole('link', { name: 'Earnings' })).toBeHidden();
    await bar.getByRole('button', { name: 'More' }).click();
    await bar.getByRole('link', { name: 'Earnings' }).click();
    await expect(page).toHaveURL(/\/dashboard\/dev\/earnings$/);
    await expect(bar.getByRole('link', { name: 'Earnings' })).toBeHidden();

    const theme = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
    await theme.scrollIntoViewIfNeeded();
    await theme.click();

    await page.getByRole('button', { name: `Account of ${creator.name}` }).click();
    const account = page.getByRole('dialog', { name: 'Your account' });
    await expect(account.getByText('Balance $0.00')).toBeVisible();
    await expect(account.getByText(`Signed in as ${creator.email}`)).toBeVisible();
    await account.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
