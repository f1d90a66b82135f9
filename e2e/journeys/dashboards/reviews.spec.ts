import { fetchRows } from '../../fixtures/api/rows.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { hire, actOnRequest } from '../../fixtures/people/requests.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a creator replies to a review once, and the client and visitors see the reply', async ({
  page,
  browser,
  baseURL,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await hire(client, creator, { title: 'A map of tides', budget: 250 });
  await actOnRequest(creator, id, 'accept');
  await actOnRequest(creator, id, 'deliver', 'The map is at /tides.');
  await actOnRequest(client, id, 'approve');
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const dashboard = await context.newPage();

  await signIn(page, client, '/dashboard/client/requests?status=completed');
  await page.getByRole('button', { name: 'Leave Review' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: /Comment/ }).fill('A day late, and lovely.');
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await signIn(dashboard, creator, '/dashboard/dev/reviews');
  const review = dashboard.getByRole('article', { name: client.name });
  await expect(review).toContainText('A day late, and lovely.');
  await review.getByRole('button', { name: 'Reply' }).click();
  await review.getByRole('textbox', { name: /Your reply/ }).fill('Thank you, the tide was high.');
  await review.getByRole('button', { name: 'Publish reply' }).click();
  await expect(review.getByText('Thank you, the tide was high.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Reply' })).toHaveCount(0);

  await page.goto(`/dashboard/client/requests?status=completed&request=${id}`);
  await expect(page.getByRole('region', { name: 'Your review' })).toContainText(
    'the tide was high',
  );
  expect(
    await fetchRows(`reviews?select=rating,comment,reply&target_user_id=eq.${creator.id}`),
  ).toEqual([
    { rating: 4, comment: 'A day late, and lovely.', reply: 'Thank you, the tide was high.' },
  ]);
  await context.close();
});
