import { expect, test } from '../../fixtures/test.ts';

test('a list with several pages keeps its position after Back and after a reload', async ({
  page,
}) => {
  await page.goto('/projects');
  const titles = page.getByRole('list', { name: 'Projects' }).getByRole('heading');
  await expect(titles).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(titles).toHaveCount(48);
  await expect(page).toHaveURL(/page=2$/);

  const card = page.getByRole('list', { name: 'Projects' }).getByRole('article').nth(40);
  const title = String(await card.getByRole('heading').textContent());
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goBack();
  await expect(titles).toHaveCount(48);
  const cardAfterBack = page.getByRole('article', { name: title });
  await expect(cardAfterBack).toBeInViewport();

  await page.reload();
  await expect(titles).toHaveCount(48);
  await expect(cardAfterBack).toBeInViewport();
});

test('the filters of a list are next to it from 768 px, and behind a button below that', async ({
  page,
}) => {
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const toggle = page.getByRole('button', { name: /^Filters/ });
  for (const path of ['/projects', '/creators']) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(path);
      await expect(panel.getByRole('checkbox', { name: 'React', exact: true })).toBeVisible();
      await expect(toggle).toBeHidden();

      await page.setViewportSize({ width: 767, height: 900 });
      await expect(panel).toBeHidden();
      await toggle.click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('checkbox', { name: 'React', exact: true }).check();
      await expect(page).toHaveURL(/(technologies|skills)=React$/);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(toggle).toHaveText(/1/);
    });
  }
});

test('what contains all words of a search has its heading in one line on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/projects?q=React+Supabase');
  const heading = page.getByRole('heading', { name: 'Results for all of your words' });
  await expect(heading).toBeVisible();
  const lines = await heading.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight));
  });
  expect(lines).toBe(1);
});
