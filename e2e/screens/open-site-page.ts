import { expect, type Page } from '@playwright/test';
import { fetchRows } from '../fixtures/api/rows.ts';
import { readToTheEnd } from '../fixtures/layout-shift.ts';
import { untilTakenOver } from '../fixtures/navigate.ts';
import { getSeededAccount, newSession } from '../fixtures/people/accounts.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import type { SeedIds, SitePage } from './site-pages.ts';

const day = 86_400_000;
const shownHour = 20 * 3_600_000;

/** The time on every page: the last time that it was this hour, because some pages show it. */
export const shownTime = new Date(Math.floor((Date.now() - shownHour) / day) * day + shownHour);

/** Opens a page as the account that sees it, and resolves when all of it has loaded. */
export async function openSitePage(page: Page, { path, role }: SitePage): Promise<void> {
  await page.clock.setFixedTime(shownTime);
  await page.addInitScript(hideDebugPanel);
  // What a page writes when it is seen would change the next picture.
  await page.route('**/rest/v1/**', (route) =>
    isWrite(route.request()) ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  if (role) await signIn(page, getSeededAccount(role));
  await page.goto(typeof path === 'string' ? path : path(await findIds()), {
    waitUntil: 'networkidle',
  });
  await untilTakenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(hasLoaded);
  await readToTheEnd(page);
  await page.waitForFunction(hasLoaded);
  await page.evaluate(showFromTheTop);
}

/** Runs in the page. */
function hideDebugPanel() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[aria-label="Debug panel"] { display: none }');
  document.adoptedStyleSheets.push(sheet);
}

/** Functions that only read say so in a header when they are called with POST. */
function isWrite(request: { method: () => string; headers: () => Record<string, string> }) {
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method());
  return !isRead && !/^read/.test(request.headers().prefer ?? '');
}

/** Runs in the page: whether nothing announces that it is loading, and fonts and pictures are there, also those out of sight. */
function hasLoaded(): boolean {
  const statuses = [...document.querySelectorAll('[role=status]')];
  const isLoading = statuses.some(({ textContent }) => /^(Still l|L)oading/.test(textContent));
  for (const picture of document.images) picture.loading = 'eager';
  const pictures = [...document.images];
  return !isLoading && document.fonts.status === 'loaded' && pictures.every((one) => one.complete);
}

/** Runs in the page. */
async function showFromTheTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
}

async function findIds(): Promise<SeedIds> {
  const { access_token: token, user } = await newSession(getSeededAccount('creator'));
  const findId = async (query: string) => {
    const [row] = await fetchRows<{ id: string }>(`${query}&select=id&limit=1`, token);
    if (!row) throw new Error(`${query} found nothing`);
    return row.id;
  };
  const requests = `hire_requests?creator_id=eq.${user.id}&status=eq.pending&order=created_at`;
  const [project, pendingRequest, openCase] = await Promise.all([
    findId(`projects?user_id=eq.${user.id}&order=created_at,id`),
    findId(requests),
    findId('cases?status=eq.countered'),
  ]);
  return { project, pendingRequest, openCase, creator: user.id };
}
