import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { callApiOrThrow } from '../../fixtures/api/api.ts';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { newAccount, newCreator, type Account } from '../../fixtures/people/accounts.ts';
import { actOnRequest } from '../../fixtures/people/requests.ts';
import { openBrowser } from '../../fixtures/people/sign-in.ts';
import { startCheckSite } from '../../fixtures/site/check-site.ts';
import { expect, test } from '../../fixtures/test.ts';

const HOST = 'tide.example.com';
const TITLE = 'Tide Table of Harbours';
const FILE = '/.well-known/showcase-verify.txt';

let site: Awaited<ReturnType<typeof startCheckSite>>;
test.beforeAll(async () => {
  site = await startCheckSite();
});
test.afterAll(() => site.stop());

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function addProject(creator: Account, columns: object): Promise<string> {
  const row = {
    ...{ user_id: creator.id, title: TITLE, tags: ['Web'], client_key: randomUUID() },
    description: 'A table of tides for small harbours, which works far from any network.',
    bolt_url: 'https://bolt.new/~/tide-table',
    ...columns,
  };
  await callApiOrThrow('/rest/v1/projects', { token: creator.token, body: row });
  const [project] = await fetchRows<{ id: string }>(`projects?select=id&user_id=eq.${creator.id}`);
  return project?.id ?? '';
}

/** The list with the project's card, and its page, as a visitor sees them when they are no longer from the server's cache. */
async function openAsVisitor(browser: Browser, id: string) {
  const page = await browser.newPage({ baseURL: site.url, viewport: phone });
  const open = async (path: string, check: () => Promise<void>) =>
    expect(async () => {
      await page.goto(path);
      await check();
    }).toPass();
  const card = page.getByRole('article', { name: TITLE });
  return {
    page,
    card,
    openList: (check: () => Promise<void>) =>
      open(`/projects?q=${encodeURIComponent(TITLE)}`, async () => {
        await expect(card).toBeVisible();
        await check();
      }),
    openProject: (check: () => Promise<void>) => open(`/projects/${id}`, check),
  };
}

const openProofDialog = async (page: Page) => {
  await page.getByRole('button', { name: /^Prove that .* is yours$/ }).click();
  return page.getByRole('dialog', { name: 'Prove that it is yours' });
};

test('a creator proves a site, loses the proof and proves it again, and visitors see each', async ({
  browser,
}) => {
  test.slow();
  site.sites[HOST] = { '/': { body: '<!doctype html><title>Tides</title>' } };
  const creator = await newCreator();
  const id = await addProject(creator, { live_url: `https://${HOST}/` });
  const page = await openBrowser(browser, creator, desktop);
  await page.goto('/dashboard/dev/projects');
  const dialog = await openProofDialog(page);
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog.getByText('We found no proof there.')).toBeVisible();

  const proofs = await callApiOrThrow<{ text: string }[]>('/rest/v1/rpc/my_project_proofs', {
    ...{ token: creator.token, body: { project_id: id } },
  });
  const file = { type: 'text/plain', body: proofs[0]?.text ?? '' };
  site.sites[HOST][FILE] = file;
  await dialog.getByRole('button', { name: 'Check now' }).click();
  await expect(dialog.getByText(/^Owner proven by a file since/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const card = page.getByRole('article', { name: TITLE });
  await expect(card.getByText('Owner proven', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Runs, checked/)).toBeVisible();

  const visitor = await openAsVisitor(browser, id);
  const mark = visitor.card.getByRole('img', { name: 'Owner proven' });
  await visitor.openList(() => expect(mark).toBeVisible());
  await visitor.openProject(async () => {
    const [data = ''] = await visitor.page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    expect(data).toContain(`"sameAs":["https://${HOST}"],"creativeWorkStatus":"Runs"`);
  });
  await expect(
    visitor.page.getByText(/^Owner proven for tide\.example\.com by a file/),
  ).toBeVisible();
  await expect(visitor.page.getByText(/^Runs, checked/)).toBeVisible();

  delete site.sites[HOST][FILE];
  for (const _week of [1, 2, 3]) await site.letPass('7 days');
  await page.goto('/dashboard/dev/projects');
  await expect((await openProofDialog(page)).getByText('We found no proof there.')).toBeVisible();
  await visitor.openList(() => expect(mark).toHaveCount(0));
  await visitor.openProject(async () => {
    await expect(visitor.page.getByText(/^Runs, checked/)).toBeVisible();
    await expect(visitor.page.getByText(/^Owner proven/)).toHaveCount(0);
  });

  site.sites[HOST][FILE] = file;
  await page.getByRole('dialog').getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Owner proven by a file since/)).toBeVisible();
  await visitor.page.setViewportSize(desktop);
  await visitor.openList(() => expect(mark).toBeVisible());
});

test('a project is sold once, refunded and sold again, and visitors see each', async ({
  browser,
}) => {
  test.slow();
  const [creator, client, next] = await Promise.all([newCreator(), newAccount(), newAccount()]);
  const id = await addProject(creator, { is_for_sale: true, sale_kind: 'once', sale_price: 2400 });
  const call = <Result>(person: Account, name: string, body: object) =>
    callApiOrThrow<Result>(`/rest/v1/rpc/${name}`, { token: person.token, body });

  const visitor = await openAsVisitor(browser, id);
  const forSale = visitor.card.getByText('For sale $2,400.00');
  const sold = visitor.card.getByText('Sold', { exact: true });
  await visitor.openList(() => expect(forSale).toBeVisible());

  const buying = await openBrowser(browser, client, phone);
  await buying.goto(`/projects/${id}`);
  await buying.getByRole('button', { name: 'Buy this project' }).click();
  const dialog = buying.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('We would like to run it for our harbour.');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(dialog.getByText(/sent/i).first()).toBeVisible();
  const [request] = await fetchRows<{ id: string }>('hire_requests?select=id', client.token);
  const requestId = request?.id ?? '';
  await actOnRequest(creator, requestId, 'accept');

  await visitor.openList(() => expect(sold).toBeVisible());
  await visitor.openProject(() =>
    expect(visitor.page.getByRole('region', { name: 'Sold' })).toBeVisible(),
  );
  await expect(visitor.page.getByRole('button', { name: 'Buy this project' })).toHaveCount(0);

  await actOnRequest(creator, requestId, 'deliver', 'The repository is yours.');
  await actOnRequest(client, requestId, 'approve');
  const [invoice] = await fetchRows<{ id: string; total_cents: number }>(
    'invoices?select=id,total_cents',
    client.token,
  );
  const paid = { id: invoice?.id ?? '' };
  await call(client, 'confirm_payment', { ...paid, action: 'paid' });
  await call(creator, 'confirm_payment', { ...paid, action: 'received' });
  const refund = await call<{ id: string }>(creator, 'enter_refund', {
    ...{ invoice_id: paid.id, amount_cents: invoice?.total_cents, refund_key: randomUUID() },
    reason: 'It does not run at their harbour',
  });
  await call(client, 'confirm_refund', { id: refund.id });
  const page = await openBrowser(browser, creator, desktop);
  await page.goto('/dashboard/dev/projects');
  await page.getByRole('button', { name: 'Put up for sale again' }).click();
  await expect(page.getByText('For sale $2,400.00')).toBeVisible();

  await visitor.page.setViewportSize(desktop);
  await visitor.openList(() => expect(forSale).toBeVisible());
  const { id: secondId } = await call<{ id: string }>(next, 'create_hire_request', {
    ...{ creator_id: creator.id, project_id: id, budget: 2400, sale_kind: 'once' },
    ...{ message: 'We would like to run it for our harbour.', request_key: randomUUID() },
  });
  await actOnRequest(creator, secondId, 'accept');
  await visitor.openList(() => expect(sold).toBeVisible());
});
