import type { Page } from '@playwright/test';
import { listViolations } from '../../../fixtures/accessibility.ts';
import { callApiOrThrow } from '../../../fixtures/api/api.ts';
import { confirm, openRequest, requestPanel } from '../../../fixtures/pages/request-panel.ts';
import {
  newAccount,
  newAdmin,
  newCreator,
  newSession,
  type Account,
} from '../../../fixtures/people/accounts.ts';
import { bubble } from '../../../fixtures/people/conversation.ts';
import { letPass } from '../../../fixtures/people/letting-pass.ts';
import { agreeOnMilestones } from '../../../fixtures/people/milestones.ts';
import { actOnRequest } from '../../../fixtures/people/requests.ts';
import { openBrowser } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

const TITLE = 'Shift planner for a bakery';

const panel = (page: Page) => requestPanel(page, TITLE);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const tap = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).tap();

/** Nothing is wrong with a screen of a phone, and nothing overflows it. */
async function expectFine(page: Page, name: string) {
  expect.soft(await listViolations(page), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}: wider than the screen`).toBeLessThanOrEqual(0);
}

async function suspend(person: Account) {
  const { access_token: token } = await newSession(await newAdmin());
  const body = { user_id: person.id, reason: 'Spam in messages' };
  await callApiOrThrow('/rest/v1/rpc/admin_suspend', { token, body });
}

/** The first milestone is approved, for the second one the client asked for changes. */
async function workOn(client: Account, creator: Account): Promise<string> {
  const id = await agreeOnMilestones(client, creator, {
    title: TITLE,
    milestones: [
      { title: 'Clickable draft', price: 300 },
      { title: 'Planner with staff logins', price: 900 },
    ],
  });
  await actOnRequest(creator, id, 'deliver', 'The draft is online.');
  await actOnRequest(client, id, 'approve');
  await actOnRequest(creator, id, 'deliver', 'Staff can sign in.');
  await actOnRequest(client, id, 'ask_changes', 'The week starts on Monday.');
  return id;
}

test('on two phones, a client gets out of work whose creator is suspended, and money back for what was paid', async ({
  browser,
}) => {
  test.slow();
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await workOn(client, creator);
  const phone = { width: 390, hasTouch: true };
  const [creatorPage, clientPage] = await Promise.all([
    openBrowser(browser, creator, phone),
    openBrowser(browser, client, phone),
  ]);
  await clientPage.goto(`/dashboard/client/messages?with=${creator.id}`);
  await expect(bubble(clientPage, 'You requested changes')).toBeVisible();

  await suspend(creator);
  await clientPage.getByRole('button', { name: /^Notifications, / }).tap();
  const news = `${creator.name}'s account is suspended. What only they can do waits: ${TITLE}`;
  await clientPage.getByRole('link', { name: news }).tap();
  await expect(panel(clientPage).getByText(/'s account is suspended/)).toContainText(
    'If that lasts until',
  );
  await expect(panel(clientPage).getByRole('button', { name: 'End the request' })).toHaveCount(0);
  await openRequest(creatorPage, 'dev', id);
  await expect(panel(creatorPage).getByText(/^Your account is suspended\./)).toContainText(
    'You can end and settle this request, but not agree on anything new.',
  );
  await expect(panel(creatorPage).getByRole('button', { name: 'Deliver' })).toHaveCount(0);
  await expectFine(creatorPage, 'panel of a suspended creator');

  await letPass(id, '15 days');
  await clientPage.reload();
  await expect(
    panel(clientPage).getByText(`You can end this request without ${creator.name}.`),
  ).toBeVisible();
  await expectFine(clientPage, 'panel beside a suspended creator');
  await tap(clientPage, 'End the request');
  const ending = dialog(clientPage, 'End this request');
  await ending.getByRole('textbox', { name: /^Reason/ }).fill('The bakery opens on Monday.');
  await expectFine(clientPage, 'ending without the creator');
  await ending.getByRole('button', { name: 'End the request' }).tap();

  await expect(panel(clientPage).getByText(/^Something wrong\? Until /)).toBeVisible();
  await tap(clientPage, 'Open a case');
  const opening = dialog(clientPage, 'Open a money-back case');
  await opening.getByRole('textbox', { name: /^What happened/ }).fill('Nobody can click it.');
  await opening.getByRole('radio', { name: /^No, / }).check();
  await opening.getByRole('radio', { name: /^A part/ }).check();
  await opening.getByRole('textbox', { name: 'Amount' }).fill('100');
  await expectFine(clientPage, 'opening a case');
  await opening.getByRole('button', { name: 'Open case' }).tap();
  await expect(
    panel(clientPage).getByRole('heading', { name: /^\$300\.00 to .* rests until/ }),
  ).toBeVisible();

  await creatorPage.reload();
  await panel(creatorPage).getByRole('link', { name: 'See the case' }).tap();
  await expect(creatorPage.getByText(/^Answer until .* at the latest\./)).toBeVisible();
  await expectFine(creatorPage, 'case of a suspended creator');
  await creatorPage.getByRole('button', { name: 'Agree' }).tap();
  await confirm(creatorPage, 'Agree');
  await creatorPage.getByRole('link', { name: 'Back to the request' }).tap();
  await expect(panel(creatorPage).getByText(/waits for the answer of /)).toBeVisible();

  await expect(
    panel(clientPage).getByRole('heading', { name: /^Have you paid .* \$300\.00\?$/ }),
  ).toBeVisible();
  await expectFine(clientPage, 'a credit that waits for a word');
  await tap(clientPage, 'I have paid');
  await confirm(clientPage, 'I have paid');
  await tap(creatorPage, 'I have sent it');
  await confirm(creatorPage, 'I have sent it');
  await tap(clientPage, 'It has not arrived');
  await confirm(clientPage, 'It has not arrived');
  await expect(
    panel(creatorPage).getByText(/owed again since .*, because it had not arrived/),
  ).toBeVisible();
  await tap(creatorPage, 'I have sent it');
  await confirm(creatorPage, 'I have sent it');
  await tap(clientPage, 'It has arrived');
  await confirm(clientPage, 'It has arrived');
  await expect(
    panel(creatorPage)
      .getByRole('list', { name: /^Refunds/ })
      .getByText(/confirmed/),
  ).toBeVisible();
  await expectFine(creatorPage, 'money back on the phone of its creator');
  await panel(creatorPage)
    .getByRole('link', { name: /^Message/ })
    .tap();
  await expect(
    bubble(creatorPage, `${client.name} confirmed a refund of $100.00`).first(),
  ).toBeVisible();
  await expect(creatorPage.getByText('You can read messages but not send any.')).toBeVisible();
  await expectFine(creatorPage, 'thread of a suspended creator');
});
