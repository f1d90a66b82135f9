import type { Page } from '@playwright/test';
import { callApiOrThrow } from '../../fixtures/api/api.ts';
import { startMailSite, type MailSite } from '../../fixtures/mail/mail-site.ts';
import { newAccount, newCreator, type Account } from '../../fixtures/people/accounts.ts';
import { signIn, submitSignIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

let mailSite: MailSite;
test.beforeAll(async () => {
  mailSite = await startMailSite();
});
test.afterAll(() => mailSite.stop());
test.use({ baseURL: async ({}, use) => use(String(process.env.SITE_URL)) });

const publish = ({ token }: Account, title: string) =>
  callApiOrThrow('/rest/v1/projects', {
    token,
    body: {
      title,
      description: 'A shop for bread and for what is eaten with it. '.repeat(2),
      tags: ['React'],
    },
  });

const findBell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });

const openLine = async (page: Page, name: string) => {
  await findBell(page, 1).click();
  await page.getByRole('link', { name }).click();
};

test('a visitor saves a search, signs in, and is told about each match once, at once and then weekly', async ({
  page,
}) => {
  const { postOffice, announceMatches } = mailSite;
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  await publish(creator, 'Quagga before');
  await page.goto('/projects?q=quagga&technologies=React');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText("We'll save it as soon as you're signed in.")).toBeVisible();
  await submitSignIn(page, client);
  await expect(page.getByText('Saved as quagga · React')).toBeVisible();
  await page.getByRole('link', { name: 'Saved searches' }).click();
  const item = page.getByRole('article', { name: 'quagga · React' });
  await expect(item.getByText('No new matches yet')).toBeVisible();

  await publish(creator, 'Quagga one');
  await publish(creator, 'Another shop');
  await announceMatches();
  const mail = await postOffice.read(client.email, /^New matches for a search you saved$/);
  expect(mail.text).toContain('Quagga one');
  expect(mail.link).toContain('/dashboard/client/saved?tab=searches&search=');
  await openLine(page, 'New match for quagga · React: Quagga one');
  await expect(page).toHaveURL(/\/projects\?q=quagga&technologies=React&sort=newest$/);
  await expect(page.getByRole('heading', { name: 'Quagga one' })).toBeVisible();
  await announceMatches('1 hour');

  await page.getByRole('link', { name: 'Saved searches' }).click();
  await expect(item.getByText('Last match')).toBeVisible();
  await expect(findBell(page, 0)).toBeVisible();
  await item.getByRole('combobox', { name: 'Tell me' }).click();
  await page.getByRole('option', { name: 'Weekly' }).click();
  await expect(item.getByText('All of a week together, on Mondays.')).toBeVisible();

  await publish(creator, 'Quagga two');
  await announceMatches();
  await publish(creator, 'Quagga three');
  await announceMatches();
  await expect(findBell(page, 0)).toBeVisible();
  await announceMatches('7 days');
  await announceMatches('7 days');
  await openLine(page, '2 new matches for quagga · React: Quagga three and Quagga two');
  await expect(page.getByRole('heading', { name: 'Quagga three' })).toBeVisible();
});

test('a client compares three saved creators, and is told once about another one', async ({
  page,
}) => {
  const location = 'Quagga Bay';
  const creators = await Promise.all(
    [90, 60, 75].map((hourly_rate) => newCreator({ location, hourly_rate })),
  );
  await signIn(page, await newAccount(), '/creators?q=Quagga+Bay');
  async function pressAll(action: string) {
    for (const { name } of creators) {
      const button = page.getByRole('button', { name: `${action} ${name}` });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
  }
  await pressAll('Save');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as Quagga Bay')).toBeVisible();
  await page.goto('/dashboard/client/saved');
  await pressAll('Compare');
  await page.getByRole('link', { name: 'Compare 3 creators' }).click();
  const table = page.getByRole('table', { name: 'Creators side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: 'Hourly rate' }).getByRole('cell')).toHaveText([
    '$90 per hour',
    '$60 per hourLowest',
    '$75 per hour',
  ]);

  await page.goto('/dashboard/client/saved?tab=searches');
  await expect(page.getByText('No new matches yet')).toBeVisible();
  const { name } = await newCreator({ location });
  await mailSite.announceMatches();
  await mailSite.announceMatches('1 hour');
  await openLine(page, `New match for Quagga Bay: ${name}`);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await mailSite.announceMatches('7 days');
  await page.goto('/dashboard/client/saved?tab=searches');
  await expect(page.getByText('Last match')).toBeVisible();
  await expect(findBell(page, 0)).toBeVisible();
});
