import type { Page } from '@playwright/test';
import { injectFault, type Fault } from '../../fixtures/site/faulty-proxy.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  baseURL: async ({}, use) => use(process.env.FAULTY_SITE_URL),
  expectedErrors:
    /Failed to load resource|net::ERR|MIME type|digest|Fetch API|Error loading interview/,
});

const faults: Fault[] = [
  'is reset',
  'is gone',
  'answers a page in place of a script',
  'is cut off half-way',
];

test('a missing language shows an error, the others can be chosen, and it loads once it is back', async ({
  page,
}) => {
  await saveData(page);
  await page.clock.install();
  await signIn(page, await newAccount(), '/devonboard');
  const notice = page.getByText("We couldn't load the interview.");
  for (const fault of faults) {
    await test.step(`German ${fault}`, async () => {
      await injectFault(page, fault, languageFile('de'));
      const failure = waitForFailure(page);
      await start(page, 'German');
      await failure;
      await expect(notice).toBeVisible();
      await expect(page.getByRole('radio', { name: 'German' })).toBeChecked();
    });
  }
  await injectFault(page, null);
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expectInterviewIn(page, 'de');
  await page.goBack();

  await injectFault(page, 'hangs', languageFile('es'));
  const request = page.waitForRequest(new RegExp(languageFile('es')));
  await start(page, 'Spanish');
  await request;
  await page.clock.fastForward(10_000);
  await expect(notice).toBeVisible();
  await start(page, 'French');
  await expectInterviewIn(page, 'fr');
  await expect(notice).toBeHidden();
});

const languageFile = (code: string) => `/r/onboarding/[^/]+/assets/${code}-`;

function waitForFailure(page: Page) {
  return page.waitForEvent('console', (message) => /Error loading interview/.test(message.text()));
}

async function start(page: Page, language: string) {
  await page.getByRole('radio', { name: language }).check();
  await page.getByRole('button', { name: 'Start Interview' }).click();
}

async function expectInterviewIn(page: Page, code: string) {
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(page.locator(`[lang=${code}]`).filter({ has: log })).toBeVisible();
}
