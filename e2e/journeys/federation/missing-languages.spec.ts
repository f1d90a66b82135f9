import type { Page } from '@playwright/test';
import { injectFault, type Fault } from '../../fixtures/site/faulty-proxy.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  baseURL: async ({}, use) => use(process.env.FAULTY_SITE_URL),
  expectedErrors: [
    /Failed to load resource|net::ERR|MIME type|digest|Fetch API|Error loading interview/,
  ],
});

const german = '/r/onboarding/[^/]+/assets/de-';

const faults: Fault[] = [
  'is reset',
  'is gone',
  'answers a page in place of a script',
  'is cut off half-way',
  'hangs',
];

/** A file that hangs times out after ten seconds. */
const longTimeout = { timeout: 30_000 };

for (const fault of faults) {
  test(`a language that ${fault} shows an error, and the others can be chosen`, async ({
    page,
  }) => {
    await openInterview(page);
    await injectFault(page, fault, german);
    await start(page, 'German');
    const notice = page.getByText("We couldn't load the interview.");
    await expect(notice).toBeVisible(longTimeout);
    await expect(page.getByRole('radio', { name: 'German' })).toBeChecked();

    await start(page, 'French');
    await expectInterviewIn(page, 'fr');
    await expect(notice).toBeHidden();
  });
}

test('a missing language can be chosen without a reload once it is back', async ({ page }) => {
  await openInterview(page);
  await injectFault(page, 'is gone', german);
  await start(page, 'German');
  await expect(page.getByText("We couldn't load the interview.")).toBeVisible();
  await injectFault(page, null);
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expectInterviewIn(page, 'de');
});

async function openInterview(page: Page) {
  await saveData(page);
  await signIn(page, await newAccount(), '/devonboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function start(page: Page, language: string) {
  await page.getByRole('radio', { name: language }).check();
  await page.getByRole('button', { name: 'Start Interview' }).click();
}

async function expectInterviewIn(page: Page, code: string) {
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(page.locator(`[lang=${code}]`).filter({ has: log })).toBeVisible();
}
