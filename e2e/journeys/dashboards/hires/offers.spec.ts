import type { Page } from '@playwright/test';
import { confirm, openRequest, requestPanel } from '../../../fixtures/pages/request-panel.ts';
import { newAccount, newCreator } from '../../../fixtures/people/accounts.ts';
import { requestPrice } from '../../../fixtures/people/offers.ts';
import { openBrowser } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

const TITLE = 'Shift planner for a bakery';
const SCOPE = 'A shift planner in two languages, for phones first, with staff logins.';

const day = (days: number) => {
  const now = new Date();
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

const panel = (page: Page) => requestPanel(page, TITLE);
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();

async function addMilestone(page: Page, number: number, [title, price, dueOn]: string[]) {
  await press(page, 'Add milestone');
  const row = page.getByRole('listitem', { name: `Milestone ${number}` });
  await expect(row.getByRole('textbox', { name: 'Milestone' })).toBeFocused();
  await page.keyboard.type(title ?? '');
  await row.getByRole('textbox', { name: 'Price' }).fill(price ?? '');
  await row.getByLabel('Due date').fill(dueOn ?? '');
}

async function deliver(page: Page, note: string) {
  await page.getByRole('textbox', { name: 'Delivery note' }).fill(note);
  await press(page, 'Deliver');
  // A notice stays while the pointer is over it, and covers the footer of the panel.
  await page.mouse.move(0, 0);
  await expect(panel(page).getByRole('region', { name: /^Delivered / })).toContainText(note);
}

async function approve(page: Page) {
  await press(page, 'Approve');
  await confirm(page, 'Approve');
}

test('two people agree on a price and three milestones, and work through them', async ({
  browser,
}) => {
  // Two browsers take more than twenty steps.
  test.slow();
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await requestPrice(client, creator, TITLE);
  const [creatorPage, clientPage] = await Promise.all([
    openBrowser(browser, creator),
    openBrowser(browser, client, { width: 390 }),
  ]);
  await openRequest(creatorPage, 'dev', id);
  await openRequest(clientPage, 'client', id);
  await expect(panel(creatorPage).getByText('Price on request')).toBeVisible();
  await expect(panel(creatorPage).getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await press(creatorPage, 'Make an offer');
  const form = creatorPage.getByRole('dialog', { name: 'Make an offer' });
  await form.getByRole('textbox', { name: 'Scope' }).fill(SCOPE);
  await form.getByRole('textbox', { name: 'Price' }).fill('1850');
  await form.getByLabel('Due date').fill(day(27));
  await creatorPage.reload();
  await press(creatorPage, 'Make an offer');
  await expect(form.getByText('We restored your unsaved draft.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Scope' })).toHaveValue(SCOPE);
  await press(creatorPage, 'Send offer');
  await expect(form).toBeHidden();

  const received = panel(clientPage).getByRole('region', { name: /'s offer, version 1/ });
  await expect(received).toContainText('$1,850.00');
  await press(clientPage, 'Suggest changes');
  const counter = clientPage.getByRole('dialog', { name: 'Suggest changes' });
  await counter.getByRole('textbox', { name: 'Price' }).fill('1600');
  await counter.getByRole('combobox', { name: 'Revisions' }).click();
  await clientPage.getByRole('option', { name: '2', exact: true }).click();
  await counter.getByRole('textbox', { name: 'Message' }).fill('Could we pay in three steps?');
  await press(clientPage, 'Send changes');
  await expect(panel(clientPage).getByText(`Waiting for ${creator.name}`)).toBeVisible();

  const suggested = panel(creatorPage).getByRole('region', { name: /'s offer, version 2/ });
  await expect(suggested).toContainText('was $1,850.00');
  await expect(suggested).toContainText('Could we pay in three steps?');
  await press(creatorPage, 'Suggest changes');
  await addMilestone(creatorPage, 1, ['Clickable draft', '300', day(3)]);
  await addMilestone(creatorPage, 2, ['Planner with staff logins', '900', day(12)]);
  await expect(
    creatorPage.getByText('The milestones add up to $1,200.00, $400.00 less than the price'),
  ).toBeVisible();
  await addMilestone(creatorPage, 3, ['Handover and two weeks of care', '400', day(20)]);
  await creatorPage.getByRole('checkbox', { name: 'Paid trial' }).check();
  await press(creatorPage, 'Send changes');

  const agreed = panel(clientPage).getByRole('region', { name: /'s offer, version 3/ });
  await expect(agreed.getByRole('list', { name: 'Milestones' })).toContainText('Clickable draft');
  await press(clientPage, 'Accept offer');
  await expect(clientPage.getByRole('alertdialog')).toContainText('$1,600.00, due');
  await confirm(clientPage, 'Accept offer');
  await expect(panel(clientPage).getByRole('heading', { name: TITLE })).toBeFocused();
  await expect(panel(clientPage).getByRole('region', { name: 'Milestones' })).toBeVisible();

  await deliver(creatorPage, 'The draft is at the address that you know.');
  await press(clientPage, 'Request changes');
  await clientPage
    .getByRole('textbox', { name: 'What should change?' })
    .fill('The week starts on Monday.');
  await press(clientPage, 'Send feedback');
  await expect(panel(clientPage).getByText('1 of 2 revisions used')).toBeVisible();
  await expect(panel(creatorPage).getByText('1 of 2 revisions used')).toBeVisible();
  await deliver(creatorPage, 'Now it starts on Monday.');
  await approve(clientPage);

  const milestones = panel(creatorPage).getByRole('region', { name: 'Milestones' });
  await expect(milestones.locator('[aria-current="step"]')).toContainText('staff logins');
  await press(creatorPage, 'More actions');
  await creatorPage.getByRole('menuitem', { name: 'Ask for more time' }).click();
  const time = creatorPage.getByRole('dialog', { name: 'Ask for more time' });
  await time.getByLabel('New due date').fill(day(15));
  await time.getByRole('textbox', { name: 'Reason' }).fill('The list of staff came late.');
  await time.getByRole('button', { name: 'Ask for more time' }).click();
  const extension = panel(clientPage).getByRole('region', { name: /asks for more time/ });
  await expect(extension).toContainText('The list of staff came late.');
  await press(clientPage, 'Accept new date');
  await confirm(clientPage, 'Accept new date');

  await deliver(creatorPage, 'Staff can sign in.');
  await approve(clientPage);
  await deliver(creatorPage, 'Everything is handed over.');
  await approve(clientPage);
  await expect(panel(clientPage).getByText('You approved the work.')).toBeVisible();
  await expect(panel(creatorPage).getByText('Approved by the client.')).toBeVisible();
  await press(clientPage, 'All versions 5');
  await expect(panel(clientPage).getByText('The request as sent')).toBeVisible();
});
