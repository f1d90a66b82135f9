import type { Browser, Page } from '@playwright/test';
import { callApiOrThrow } from '../fixtures/api/api.ts';
import { startMailSite, type MailSite } from '../fixtures/mail/mail-site.ts';
import type { Mail } from '../fixtures/mail/post-office.ts';
import {
  newAccount,
  newCreator,
  newPerson,
  getSeededAccount,
  type Account,
} from '../fixtures/people/accounts.ts';
import { actOnRequest, hire } from '../fixtures/people/requests.ts';
import { openBrowser, signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// One site for all, so one after the other; each test has its own people.
test.describe.configure({ mode: 'default' });

let mailSite: MailSite;
test.beforeAll(async () => {
  mailSite = await startMailSite();
});
test.afterAll(() => mailSite.stop());
test.use({ baseURL: async ({}, use) => use(String(process.env.SITE_URL)) });

const TITLE = 'A shop for secret bread';

/** Opens the link of a mail in a new browser in which its reader is signed in. */
async function follow(browser: Browser, account: Account, mail: Mail) {
  const page = await openBrowser(browser, account);
  await page.goto(mail.link);
  return page;
}

const getPanel = (page: Page) => page.getByRole('dialog', { name: TITLE });

/** Accepts the request of the open panel. */
async function accept(page: Page) {
  await getPanel(page).getByRole('button', { name: 'Accept' }).click();
  const confirmation = page.getByRole('dialog', { name: /accept this request/ });
  await confirmation.getByRole('checkbox', { name: 'No due date' }).check();
  await confirmation.getByRole('button', { name: 'Accept' }).click();
  await expect(confirmation).toBeHidden();
}

const deliver = (creator: Account, id: string) =>
  actOnRequest(creator, id, 'deliver', 'It is on the test site, with both languages.');

test('a request is read from two mailboxes, from the first message to the review', async ({
  browser,
}) => {
  const { postOffice } = mailSite;
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await hire(client, creator, { title: TITLE, budget: 400 });
  const mails: Mail[] = [];
  const read = async (email: string, subject: string) => {
    const mail = await postOffice.read(email, new RegExp(`^${subject}$`));
    expect(mail.subject).not.toContain(TITLE);
    expect(mail.text).toContain(TITLE);
    expect(mail.link).toContain(`/requests?request=${id}`);
    mails.push(mail);
    return mail;
  };

  const request = await read(creator.email, `${client.name} wants to hire you`);
  await accept(await follow(browser, creator, request));

  const accepted = await read(client.email, `${creator.name} accepted your request`);
  const clientsPage = await follow(browser, client, accepted);
  await expect(getPanel(clientsPage)).toBeVisible();
  await deliver(creator, id);
  await read(client.email, `${creator.name} delivered their work`);
  await actOnRequest(client, id, 'ask_changes', 'Please make the bread darker than it is.');
  await read(creator.email, `${client.name} requested changes`);
  await deliver(creator, id);
  await read(client.email, `${creator.name} delivered their work`);
  await actOnRequest(client, id, 'approve');
  await read(creator.email, `${client.name} approved your work`);
  await read(client.email, `${creator.name} sent you an invoice`);

  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
  for (const mail of mails) {
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.unsubscribeUrl).toContain('/functions/v1/unsubscribe?token=');
    expect(mail.html).not.toContain('<img');
  }
  // Who acted gets no mail about it.
  for (const { email } of [creator, client]) expect(postOffice.inbox(email)).toEqual([]);
});

test('a reader unsubscribes with one click and without a sign-in, or with the button behind the link', async ({
  page,
}) => {
  const { postOffice } = mailSite;
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await hire(client, creator, { title: TITLE, budget: 400 });
  const request = await postOffice.read(creator.email, /wants to hire you$/);
  await actOnRequest(creator, id, 'accept');
  const accepted = await postOffice.read(client.email, /accepted your request$/);

  const oneClick = await fetch(request.unsubscribeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);

  await page.goto(accepted.unsubscribeUrl);
  await expect(page).toHaveURL(/\/unsubscribe\?token=/);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: "You're unsubscribed" })).toBeVisible();

  // Neither the request nor its answer are mailed anymore; what follows them is the proof that nothing waits.
  const next = await hire(client, creator, { title: 'Another shop', budget: 400 });
  await actOnRequest(creator, next, 'accept');
  await deliver(creator, next);
  await postOffice.read(client.email, /delivered their work$/);
  for (const { email } of [creator, client]) expect(postOffice.inbox(email)).toEqual([]);
});

test('a daily summary collects what needs no answer', async ({ page }) => {
  const { postOffice } = mailSite;
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  await signIn(page, client, '/dashboard?settings=email');
  const settings = page.getByRole('dialog', { name: 'Notifications' });
  await settings.getByRole('radio', { name: /^Daily/ }).check();
  await expect(settings.getByRole('radio', { name: /^Daily/ })).toBeChecked();
  await expect
    .poll(() =>
      callApiOrThrow('/rest/v1/rpc/my_notification_settings', { token: client.token, body: {} }),
    )
    .toMatchObject({ digest: 'daily' });

  for (const title of ['A shop for bread', 'A shop for flowers']) {
    const id = await hire(client, creator, { title, budget: 400 });
    await actOnRequest(creator, id, 'accept');
    if (title.endsWith('flowers')) await deliver(creator, id);
  }
  await postOffice.read(client.email, /delivered their work$/);
  expect(postOffice.inbox(client.email)).toEqual([]);

  await mailSite.letPass('1 day');
  const summary = await postOffice.read(client.email, /summary/i);
  expect(summary.text).toContain(`${creator.name} accepted your request: A shop for bread`);
  // A newer step of this request was mailed at once.
  expect(summary.text).not.toContain('accepted your request: A shop for flowers');
});

test('a visitor joins the newsletter, confirms it, gets what an admin writes, and leaves it', async ({
  page,
  browser,
}) => {
  const { postOffice } = mailSite;
  const { email } = newPerson();
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Newsletter' }).fill(email);
  await footer.getByRole('button', { name: 'Join' }).click();
  await expect(footer.getByText(`we sent a link to confirm to ${email}`)).toBeVisible();
  await page.goto((await postOffice.read(email, /newsletter/i)).link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: "You're on the list" })).toBeVisible();

  const admin = await browser.newPage({ baseURL: mailSite.url });
  await signIn(admin, getSeededAccount('admin'), '/dashboard/admin/newsletters');
  await admin.getByRole('button', { name: 'New newsletter' }).click();
  await admin.getByRole('textbox', { name: /^Subject/ }).fill('News of November');
  await admin.getByRole('textbox', { name: /^Text/ }).fill('# Hello\n\n**Five** new creators.');
  await admin.getByRole('button', { name: 'Show preview' }).click();
  await expect(admin.frameLocator('iframe').getByRole('heading', { name: 'Hello' })).toBeVisible();
  await admin.getByRole('button', { name: 'Send to everyone' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await expect(admin.getByText("We're sending it to 1 subscriber.")).toBeVisible();

  const newsletter = await postOffice.read(email, /^News of November$/);
  expect(newsletter.text).toContain('Five new creators.');
  await page.goto(newsletter.unsubscribeUrl);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText("You won't get the newsletter anymore.")).toBeVisible();
});

test('an admin sees an address that bounces with the server’s answer, and sends the mail again', async ({
  page,
}) => {
  const { postOffice } = mailSite;
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  postOffice.reject(creator.email, 'The mailbox is full');
  await hire(client, creator, { title: TITLE, budget: 400 });

  await signIn(page, getSeededAccount('admin'), '/dashboard/admin/overview/mail');
  const row = page.getByRole('row').filter({ hasText: creator.email });
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('550 The mailbox is full')).toBeVisible({ timeout: 3000 });
  }).toPass();
  postOffice.accept(creator.email);
  await row.getByRole('button', { name: /^Send again/ }).click();
  await postOffice.read(creator.email, /wants to hire you$/);
});

test('while the mail server is down people work as before, and get once what is still true when it is back', async ({
  page,
}) => {
  const { postOffice } = mailSite;
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  await postOffice.stop();
  try {
    await signIn(page, creator, '/dashboard');
    await hire(client, creator, { title: TITLE, budget: 400 });
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await page.getByRole('link', { name: `${client.name} wants to hire you: ${TITLE}` }).click();
    await accept(page);
    await hire(client, creator, { title: 'Another shop', budget: 400 });
  } finally {
    await postOffice.start();
  }

  await mailSite.letPass('2 minutes');
  await postOffice.read(client.email, /accepted your request$/);
  // Of the request that was accepted meanwhile there is nothing left to say.
  expect((await postOffice.read(creator.email, /wants/)).text).toContain('Another shop');
  await mailSite.letPass('2 days');
  for (const { email } of [creator, client]) expect(postOffice.inbox(email)).toEqual([]);
});
