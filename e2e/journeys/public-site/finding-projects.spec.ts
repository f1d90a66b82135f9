import { expect, test } from '../../fixtures/test.ts';

test('a project is found by search and filters; the link shows the same to another visitor, and Back restores it', async ({
  page,
  browser,
}) => {
  await page.goto('/projects');
  await page.getByRole('checkbox', { name: 'Web', exact: true }).check();
  await page.getByRole('checkbox', { name: 'React', exact: true }).check();
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('the');
  await expect(page).toHaveURL(/q=the&types=Web&technologies=React$/);
  const heading = page.getByRole('heading', { name: /^\d+ projects?$/ });
  const titles = page.getByRole('list', { name: 'Projects' }).getByRole('heading');

  const otherContext = await browser.newContext();
  const pastedPage = await otherContext.newPage();
  await pastedPage.goto(page.url());
  const foundTitles = pastedPage.getByRole('list', { name: 'Projects' }).getByRole('heading');
  await expect(foundTitles).not.toHaveCount(0);
  const count = String(
    await pastedPage.getByRole('heading', { name: /^\d+ projects?$/ }).textContent(),
  );
  await expect(heading).toHaveText(count);
  await expect(titles).toHaveText(await foundTitles.allTextContents());
  await expect(pastedPage.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('the');
  await expect(pastedPage.getByRole('button', { name: 'Remove filter React' })).toBeVisible();
  await otherContext.close();

  await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'React', exact: true })).toBeChecked();
  await expect(heading).toHaveText(count);
});
