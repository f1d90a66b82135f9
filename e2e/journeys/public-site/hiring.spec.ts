import { fetchRows } from '../../fixtures/api/rows.ts';
import { navigate } from '../../fixtures/navigate.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { hire } from '../../fixtures/people/requests.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const TITLE = 'A map of tides';

test('two users hire, accept, deliver, request changes, approve, review and reply, live in both browsers', async ({
  page,
  browser,
  baseURL,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const creatorContext = await browser.newContext({ ...(baseURL && { baseURL }) });
  const dashboard = await creatorContext.newPage();
  await Promise.all([
    signIn(page, client, '/dashboard/client/requests'),
    signIn(dashboard, creator, '/dashboard/dev/requests'),
  ]);
  await expect(dashboard.getByText('No pending requests found.')).toBeVisible();

  const id = await hire(client, creator, { title: TITLE, budget: 250 });
  await dashboard
    .getByRole('article', { name: TITLE })
    .getByRole('button', { name: 'Accept' })
    .click();
  const question = dashboard.getByRole('dialog', { name: /accept this request/ });
  await question.getByRole('checkbox', { name: 'No due date' }).check();
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('tab', { name: /Accepted/ })).toHaveText('Accepted1');

  await navigate(page, `/dashboard/client/requests?request=${id}`);
  await navigate(dashboard, `/dashboard/dev/requests?request=${id}`);
  const deliver = async (note: string) => {
    await dashboard.getByRole('textbox', { name: /Delivery note/ }).fill(note);
    await dashboard.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(page.getByText(note)).toBeVisible();
  };
  await deliver('The first map.');
  await page.getByRole('button', { name: 'Request changes' }).click();
  await page.getByRole('textbox', { name: /What should change/ }).fill('The scale is missing.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dashboard.getByText('The scale is missing.')).toBeVisible();
  await deliver('The map with its scale.');

  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(dashboard.getByText(`${client.name} approved the work`)).toBeVisible();
  await page.getByRole('button', { name: 'Leave Review' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: /Comment/ }).fill('A day late, and lovely.');
  await page.getByRole('button', { name: 'Publish review' }).click();
  const ownReview = page.getByRole('region', { name: 'Your review' });
  await expect(ownReview).toContainText('A day late, and lovely.');

  await navigate(dashboard, '/dashboard/dev/reviews');
  const review = dashboard.getByRole('article', { name: client.name });
  await expect(review).toContainText('A day late, and lovely.');
  await review.getByRole('button', { name: 'Reply' }).click();
  await review.getByRole('textbox', { name: /Your reply/ }).fill('Thank you, the tide was high.');
  await review.getByRole('button', { name: 'Publish reply' }).click();
  await expect(review.getByText('Thank you, the tide was high.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Reply' })).toHaveCount(0);
  await creatorContext.close();

  await page.reload();
  await expect(ownReview).toContainText('the tide was high');
  expect(
    await fetchRows(`reviews?select=rating,comment,reply&target_user_id=eq.${creator.id}`),
  ).toEqual([
    { rating: 4, comment: 'A day late, and lovely.', reply: 'Thank you, the tide was high.' },
  ]);
});
