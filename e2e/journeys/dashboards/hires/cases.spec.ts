import type { Page } from '@playwright/test';
import { callApiOrThrow } from '../../../fixtures/api/api.ts';
import { fetchRows } from '../../../fixtures/api/rows.ts';
import { confirm, openRequest, requestPanel } from '../../../fixtures/pages/request-panel.ts';
import {
  newAccount,
  newAdmin,
  newCreator,
  type Account,
} from '../../../fixtures/people/accounts.ts';
import { actOnRequest, hire } from '../../../fixtures/people/requests.ts';
import { openBrowser } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** Work that was approved, paid and received. */
async function settle(client: Account, creator: Account, title: string): Promise<string> {
  const id = await hire(client, creator, { title, budget: 900 });
  await actOnRequest(creator, id, 'accept');
  await actOnRequest(creator, id, 'deliver', 'The map is online.');
  await actOnRequest(client, id, 'approve');
  const query = `invoices?select=id&hire_request_id=eq.${id}`;
  const [invoice] = await fetchRows<{ id: string }>(query, client.token);
  for (const [{ token }, action] of [
    [client, 'paid'],
    [creator, 'received'],
  ] as const) {
    const body = { id: invoice?.id, action };
    await callApiOrThrow('/rest/v1/rpc/confirm_payment', { token, body });
  }
  return id;
}

/** Fills in a dialog that asks for a text and perhaps for an outcome, and sends it. */
async function send(
  page: Page,
  {
    name,
    text,
    part,
    submit,
  }: { name: string | RegExp; text: string; part?: string; submit: string },
) {
  const form = page.getByRole('dialog', { name });
  await form.getByRole('textbox').first().fill(text);
  if (part) {
    await form.getByRole('radio', { name: 'A part' }).check();
    await form.getByRole('textbox', { name: 'Amount' }).fill(part);
  }
  await form.getByRole('button', { name: submit, exact: true }).click();
}

async function decide(page: Page, title: string, decision: { text: string; part: string }) {
  await page.goto('/dashboard/admin/cases');
  await page.getByRole('link', { name: `Read and decide the case about ${title}` }).click();
  await expect(page.getByText('That you read this evidence is in the audit log')).toBeVisible();
  await page.getByRole('button', { name: /^Decide/ }).click();
  await send(page, { name: /^Decide the case/, submit: 'Decide', ...decision });
  await confirm(page, 'Send decision');
  await expect(page).toHaveURL('/dashboard/admin/cases');
}

test('two people disagree; an admin decides, another one the appeal, and money goes back', async ({
  browser,
}) => {
  test.slow();
  const [creator, client, firstAdmin, secondAdmin] = await Promise.all([
    newCreator(),
    newAccount(),
    newAdmin(),
    newAdmin(),
  ]);
  const title = `Tides for ${client.name}`;
  const id = await settle(client, creator, title);
  const [creatorPage, clientPage, firstPage, secondPage] = await Promise.all([
    openBrowser(browser, creator),
    openBrowser(browser, client, { width: 390 }),
    openBrowser(browser, firstAdmin),
    openBrowser(browser, secondAdmin),
  ]);
  await openRequest(clientPage, 'client', id);
  await requestPanel(clientPage, title).getByRole('button', { name: 'Open a case' }).click();
  await send(clientPage, {
    name: 'Open a money-back case',
    text: 'The tides of two harbors are missing.',
    part: '300',
    submit: 'Open case',
  });
  await requestPanel(clientPage, title).getByRole('link', { name: 'See the case' }).click();
  await expect(clientPage.getByRole('heading', { name: 'Current state' })).toBeVisible();

  await openRequest(creatorPage, 'dev', id);
  await requestPanel(creatorPage, title).getByRole('link', { name: 'See the case' }).click();
  await creatorPage.getByRole('button', { name: 'Ask for a decision' }).click();
  await send(creatorPage, {
    name: 'Ask for a decision',
    text: 'Both harbors were never part of it.',
    submit: 'Ask for a decision',
  });
  await expect(clientPage.getByText('An admin who knows neither side decides next.')).toBeVisible();

  const first = { text: 'One of the two harbors was agreed on.', part: '200' };
  await decide(firstPage, title, first);
  await creatorPage.getByRole('button', { name: 'Appeal' }).click();
  await send(creatorPage, {
    name: 'Appeal the decision',
    text: 'That harbor has no tide gauge.',
    submit: 'Appeal',
  });
  await expect(clientPage.getByText('Another admin decides the appeal.')).toBeVisible();
  await firstPage.reload();
  const row = firstPage.getByRole('row', { name: title });
  await expect(row).toContainText('You decided it before, or know a side of it');
  await expect(row.getByRole('link', { name: /^Read and decide/ })).toHaveCount(0);
  await decide(secondPage, title, { text: 'Without a gauge, half of it is fair.', part: '100' });

  await expect(clientPage.getByText('The decision is final. The case is closed.')).toBeVisible();
  await expect(clientPage.getByText('$100.00 back').first()).toBeVisible();
  await creatorPage.getByRole('link', { name: 'Back to the request' }).click();
  const refunds = (page: Page) => requestPanel(page, title).getByRole('list', { name: /^Refunds/ });
  await expect(refunds(creatorPage)).toContainText('\u2212$100.00');
  await refunds(creatorPage).getByRole('button', { name: 'I have sent it' }).click();
  await confirm(creatorPage, 'I have sent it');
  await clientPage.getByRole('link', { name: 'Back to the request' }).click();
  await refunds(clientPage).getByRole('button', { name: 'It has arrived' }).click();
  await confirm(clientPage, 'It has arrived');
  await expect(refunds(clientPage)).toContainText('confirmed');
  await expect(refunds(creatorPage)).toContainText('confirmed');
});
