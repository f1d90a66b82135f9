import type { Locator } from '@playwright/test';
import { getSeededAccount } from '../fixtures/people/accounts.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return box;
}

const boxesOf = async (elements: Locator) => Promise.all((await elements.all()).map(boxOf));

/** How many different heights these have on the page, to the pixel. */
const countLines = (boxes: Box[]) => new Set(boxes.map(({ y }) => Math.round(y))).size;

test('the parts of the service cards in a row are at the same heights', async ({ page }) => {
  await page.goto('/creators?show=services');
  const cards = page.getByRole('list', { name: 'Services' }).getByRole('article');
  await expect(cards.nth(8)).toBeVisible();
  const all = await cards.all();
  const tops = (await boxesOf(cards)).map(({ y }) => Math.round(y));
  const titles = await boxesOf(cards.getByRole('heading'));
  // In one of the first rows, one title has a line and another has two.
  const row = [...new Set(tops)].find(
    (top) =>
      new Set(titles.filter((_, index) => tops[index] === top).map((box) => box.height)).size > 1,
  );
  const inRow = all.filter((_, index) => tops[index] === row);
  expect(inRow.length).toBeGreaterThan(2);
  for (const part of ['bdi >> nth=0', 'text=/^(From |About )?\\$/', 'text="View service"']) {
    const boxes = await Promise.all(inRow.map((card) => boxOf(card.locator(part))));
    expect(countLines(boxes), part).toBe(1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the links to the statuses of a list do not lie over one another', async ({ page }) => {
    await signIn(page, getSeededAccount('admin'), '/dashboard/admin/overview/requests');
    const links = page.getByRole('navigation', { name: 'Status' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const boxes = await boxesOf(links);
    expect(countLines(boxes)).toBeGreaterThan(1);
    const covered = boxes.filter((one) =>
      boxes.some((other) => one !== other && overlap(one, other)),
    );
    expect(covered).toEqual([]);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the notes of saved creators in a row are at the same height', async ({ page }) => {
    await signIn(page, getSeededAccount('client'), '/dashboard/client/saved');
    const creators = page.getByRole('list', { name: 'Saved creators' }).getByRole('article');
    await expect(creators.nth(1)).toBeVisible();
    const [first, second] = await boxesOf(creators);
    expect(first?.y).toBe(second?.y);
    expect(first?.height).toBe(second?.height);
  });

  test('a time in a narrow column breaks between day and time only', async ({ page }) => {
    await signIn(page, getSeededAccount('admin'), '/dashboard/admin/overview/requests');
    const time = page.getByRole('table').getByRole('time').first();
    await expect(time).toBeVisible();
    const [day, hour] = await boxesOf(time.locator('span'));
    // A line of these has 21 px.
    expect([day, hour].map((box) => Math.round(box?.height ?? 0) < 30)).toEqual([true, true]);
  });

  test('no row of short texts has one of four alone', async ({ page }) => {
    await page.goto('/pricing');
    const names = ['For creators', 'For clients', 'How payment works', "What we don't sell"];
    const headings = names.map((name) => page.getByRole('heading', { name }));
    const boxes = await Promise.all(headings.map(boxOf));
    expect(countLines(boxes)).toBe(2);
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
  });
});

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  const isBelow = one.y >= other.y + other.height || other.y >= one.y + one.height;
  return !isBeside && !isBelow;
}
