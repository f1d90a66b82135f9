import type { Page } from '@playwright/test';
import { callApiOrThrow } from '../../fixtures/api/api.ts';
import { newAccount, newPerson, newSession } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const FILLED = [
  'Bio',
  'Skills',
  'Preferred language',
  'Specialization',
  'Availability',
  'Years of experience',
  'Hourly rate',
];

const answers = ['أعمل بـ Vue و Node', 'عندي ٤ سنوات خبرة', 'السعر $60'];
const profile = { skills: ['Vue', 'Node.js'], years_experience: 4, hourly_rate: 60 };

test('an interview in Arabic creates a developer', async ({ page }) => {
  await stubVoice(page);
  await signIn(page, await newAccount());
  await page.clock.install();
  await page.goto('/devonboard');
  await page.getByRole('radio', { name: 'Arabic' }).check();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const log = page.getByRole('log', { name: 'Messages' });
  const frame = page.getByRole('main').locator('[lang=ar][dir=rtl]');
  await expect(frame.filter({ has: log })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(log.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Read aloud' }).click();

  const input = page.getByRole('textbox', { name: 'Your answer' });
  const [first = '', ...otherAnswers] = answers;
  await page.getByRole('button', { name: 'Dictate your answer' }).click();
  await page.evaluate((text) => dispatchEvent(new CustomEvent('heard', { detail: text })), first);
  await expect(input).toHaveValue(first);
  await page.getByRole('button', { name: 'Dictate your answer' }).click();
  await input.press('Enter');
  await page.clock.runFor(2500);
  await expect(log.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.spoken)).toBe('ar-SA');
  await page.getByRole('button', { name: 'Stop Speaking' }).click();
  await expect(page.getByText('Speaking', { exact: true })).toBeHidden();

  for (const answer of otherAnswers) {
    await input.fill(answer);
    await input.press('Enter');
    await page.clock.runFor(2500);
  }
  await expect(page.getByText('3 responses')).toBeVisible();
  const saved = page.waitForResponse(/\/rpc\/complete_onboarding/);
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  expect((await saved).request().postDataJSON()).toMatchObject({
    profile: { ...profile, preferred_language: 'ar' },
  });
  await expect(page).toHaveURL(/\/dashboard\/dev\/profile/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const filled = page.getByRole('list', { name: 'Filled fields' });
  await expect(filled.getByRole('button')).toHaveText(FILLED);
  await expect(page.getByRole('textbox', { name: 'Skills' })).toHaveAccessibleDescription(
    /From your interview/,
  );
  await filled.getByRole('button', { name: 'Hourly rate' }).click();
  const rate = page.getByRole('textbox', { name: 'Hourly rate' });
  await expect(rate).toBeFocused();
  await expect(rate).toHaveValue(String(profile.hourly_rate));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(filled).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/dev\/profile\?section=professional$/);
});

test.describe('without an account', () => {
  test.use({
    viewport: { width: 375, height: 667 },
    expectedErrors: /Error completing onboarding: nobody is signed in/,
  });

  test('a visitor answers in German on a phone, signs up and becomes a creator who is found', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/devonboard');
    await page.getByRole('radio', { name: 'German' }).check();
    await page.getByRole('button', { name: 'Start Interview' }).click();
    await expect(page.getByRole('log', { name: 'Messages' })).toBeFocused();
    await page.clock.runFor(5000);
    const input = page.getByRole('textbox', { name: 'Your answer' });
    await page.getByRole('button', { name: 'Ich habe 5 Jahre Erfahrung' }).click();
    for (const answer of [null, 'Ich arbeite im Frontend', 'Mein Satz ist 80 €']) {
      if (answer) await input.fill(answer);
      await input.press('Enter');
      await page.clock.runFor(2500);
    }
    await expect(page.getByRole('log')).toContainText('Wie hoch ist dein Stundensatz in Dollar');
    await input.fill('Mein Stundensatz ist $80,50');
    const complete = page.getByRole('button', { name: 'Complete Onboarding' });
    await expect(complete).toBeInViewport();
    await complete.click();

    await page.getByRole('link', { name: 'Create an account' }).click();
    const { name, email, password } = newPerson();
    await page.getByRole('textbox', { name: 'Full Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm Password', exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();

    await expect(page).toHaveURL(/\/dashboard\/dev\/profile\?.*filled=/);
    await page.getByRole('tab', { name: 'Professional' }).click();
    await expect(page.getByLabel('Years of experience')).toHaveValue('5');
    await expect(page.getByRole('textbox', { name: 'Hourly rate' })).toHaveValue('80.5');
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('interview')),
      ),
    ).toEqual([]);

    await page.getByRole('tab', { name: 'Basic Info' }).click();
    await expect(page.getByRole('list', { name: 'Your skills' })).toContainText('ReactNode.js');
    const town = `Porto ${name}`;
    const location = page.getByRole('combobox', { name: 'Location' });
    await location.fill(town);
    await location.press('Tab');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await page.goto('/creators');
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('textbox', { name: 'Another place' }).fill(town);
    await filters.getByRole('textbox', { name: 'Another place' }).press('Enter');
    await filters.getByRole('button', { name: 'Show 1 creator' }).click();
    const found = page.getByRole('article', { name });
    await expect(found).toBeVisible();

    const { access_token: token } = await newSession({ email, password });
    await callApiOrThrow('/rest/v1/services', {
      token,
      body: {
        title: 'An hour together',
        description: 'We look at your pages together, and improve what visitors see first.',
        price: 80.5,
        duration: '1 day',
      },
    });
    for (const search of ['skills=Node.js', 'price=80-81', 'q=porto+frontend']) {
      await page.goto(`/creators?${search}`);
      await expect(found).toBeVisible();
      await expect(page.getByRole('article', { name: 'Ada Stone' })).toBeHidden();
    }
  });
});

/** A browser without audio: it records the language of each utterance, and hears the text of a `heard` event. */
async function stubVoice(page: Page) {
  await page.addInitScript(() => {
    class Recognition {
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        addEventListener('heard', (event) => {
          const { detail } = event as CustomEvent<string>;
          const results = [{ isFinal: true, 0: { transcript: detail } }];
          this.onresult?.({ resultIndex: 0, results });
        });
      }
      abort() {
        this.onend?.();
      }
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Recognition });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speak: ({ lang }: SpeechSynthesisUtterance) => {
          document.documentElement.dataset.spoken = lang;
        },
        cancel: () => {},
      },
    });
  });
}
