import type { Page } from '@playwright/test';
import { callApiOrThrow } from '../../../fixtures/api/api.ts';
import { confirm, openRequest, requestPanel } from '../../../fixtures/pages/request-panel.ts';
import { newAccount, newCreator } from '../../../fixtures/people/accounts.ts';
import { actOnRequest, hire } from '../../../fixtures/people/requests.ts';
import { openBrowser } from '../../../fixtures/people/sign-in.ts';
import { download, watchDocuments } from '../../../fixtures/download.ts';
import { expect, test } from '../../../fixtures/test.ts';

const TITLE = 'A map of tides';

const panel = (page: Page) => requestPanel(page, TITLE);
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();

test('approved work is invoiced, paid by the link of the creator, and received', async ({
  browser,
}) => {
  test.slow();
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await hire(client, creator, { title: TITLE, budget: 900 });
  await callApiOrThrow('/rest/v1/billing_details', {
    token: creator.token,
    body: { name: creator.name, payment_url: 'https://pay.example/tides' },
  });
  await actOnRequest(creator, id, 'accept');
  await actOnRequest(creator, id, 'deliver', 'The map is online.');
  const [creatorPage, clientPage] = await Promise.all([
    openBrowser(browser, creator),
    openBrowser(browser, client, { width: 390 }),
  ]);
  const readDocuments = watchDocuments(clientPage);
  await openRequest(creatorPage, 'dev', id);
  await openRequest(clientPage, 'client', id);

  await press(clientPage, 'Approve');
  await confirm(clientPage, 'Approve');
  const payment = panel(clientPage).getByRole('region', { name: /^Pay \$900\.00 to / });
  const link = payment.getByRole('link', { name: /^Open payment link/ });
  await expect(link).toHaveAttribute('href', 'https://pay.example/tides');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(payment.getByText('leads to pay.example')).toBeVisible();
  await expect(payment.getByRole('img', { name: /^QR code .*pay\.example/ })).toBeVisible();

  const invoice = payment.getByRole('button', { name: /^Invoice \d{4}-0001 \(PDF\)$/ });
  expect(await readDocuments()).toEqual([]);
  const { name, bytes } = await download(clientPage, () => invoice.click());
  expect((await readDocuments()).length).toBeGreaterThan(1);
  expect(name).toMatch(/^invoice-\d{4}-0001\.pdf$/);
  const pdf = bytes.toString('latin1');
  expect(pdf.slice(0, 6)).toBe('%PDF-1');
  // Its pages are compressed; its title is not.
  expect(/\(Invoice [\d-]+\)/.exec(pdf)?.[0]).toMatch(/^\(Invoice \d{4}-0001\)$/);

  await press(clientPage, 'I have paid');
  await confirm(clientPage, 'I have paid');
  await expect(panel(clientPage).getByText('not confirmed yet')).toBeVisible();
  await expect(
    panel(creatorPage).getByRole('heading', { name: /has paid \$900\.00/ }),
  ).toBeVisible();
  await press(creatorPage, 'I have received it');
  await confirm(creatorPage, 'I have received it');
  for (const page of [creatorPage, clientPage]) {
    const settled = panel(page).getByRole('region', { name: 'Settled invoices' });
    await expect(settled).toContainText(/Invoice \d{4}-0001, received/);
    await expect(settled).toContainText('$900.00');
  }
});
