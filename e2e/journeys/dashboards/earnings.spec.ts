import { readFile } from 'node:fs/promises';
import { navigate } from '../../fixtures/navigate.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { hire, actOnRequest } from '../../fixtures/people/requests.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const TITLE = 'A map of tides';
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

test('a creator accepts, delivers and gets paid, and wallet, cards, table and export agree', async ({
  page,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await hire(client, creator, { title: TITLE, budget: 250 });
  await actOnRequest(
    creator,
    await hire(client, creator, { title: '=1+1', budget: 90.5 }),
    'accept',
  );

  await signIn(page, creator, '/dashboard/dev/requests');
  await expect(page.getByRole('tab')).toHaveText([
    'Pending1',
    'Accepted1',
    'Completed0',
    'Rejected0',
  ]);
  await page.getByRole('article', { name: TITLE }).getByRole('button', { name: 'Accept' }).click();
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to accept this request?',
  });
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question.getByText('Choose a due date, or check “No due date”')).toBeVisible();
  await question.getByLabel(/^Due date/).fill(nextWeek);
  await question.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('tab', { name: /Accepted/ }).click();
  // What is due is also in the list above.
  const accepted = page.getByRole('tabpanel', { name: 'Accepted' });
  await accepted.getByRole('link', { name: TITLE }).click();
  await page.getByRole('textbox', { name: /Delivery note/ }).fill('The map is at /tides.');
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(page.getByText('You delivered')).toBeVisible();
  await actOnRequest(client, id, 'approve');
  await expect(page.getByText(`${client.name} approved the work`)).toBeVisible();

  await navigate(page, '/dashboard/dev/earnings');
  await expect(page.getByRole('group', { name: 'Total Earnings' })).toContainText('$250.00');
  await expect(page.getByRole('group', { name: 'This Month' })).toContainText(
    'from 1 completed order',
  );
  await expect(page.getByRole('group', { name: 'Pending' })).toContainText('$90.50');
  await expect(page.getByRole('link', { name: /^Wallet/ })).toContainText('$250.00');
  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row');
  await expect(rows).toHaveCount(3);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Earnings Report' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').split('\r\n');
  expect(lines[0]).toBe(
    '"Client","Service","Date","Amount","Status","Document","Net","VAT","Gross"',
  );
  const shown = lines
    .slice(1)
    .map((line) => line.replace(/[A-Z]\w\w \d{1,2}, \d{4}/, 'day').replace(/\d{4}-0001/, 'number'));
  expect(shown).toEqual([
    `"${client.name}","${TITLE}","day","250.00","Completed","number","250.00","0.00","250.00"`,
    `"${client.name}","'=1+1","day","90.50","Pending","","","",""`,
  ]);
});
