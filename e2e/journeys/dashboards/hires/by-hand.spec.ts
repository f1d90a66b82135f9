import type { Browser, Page } from '@playwright/test';
import { attachFile } from '../../../engines/attach-file.ts';
import { readEngine } from '../../../engines/engines.ts';
import { callApiOrThrow } from '../../../fixtures/api/api.ts';
import { fetchRows } from '../../../fixtures/api/rows.ts';
import { createFingers, createKeyboard, type Hands } from '../../../fixtures/input/hands.ts';
import { untilTakenOver } from '../../../fixtures/navigate.ts';
import { expectNames } from '../../../fixtures/pages/accessible-names.ts';
import { requestPanel } from '../../../fixtures/pages/request-panel.ts';
import { newCreator, newPerson, type Credentials } from '../../../fixtures/people/accounts.ts';
import { createPhotoWithLocation } from '../../../fixtures/photo.ts';
import { expect, test } from '../../../fixtures/test.ts';

const TITLE = 'A map of tides';
const CREATOR = 'Robin Tide';

type Person = { page: Page; hands: Hands };

const ways = [
  {
    title: 'people sign up, publish, hire, deliver, pay and review, by keyboard alone',
    width: 1280,
    hasTouch: false,
    createHands: createKeyboard,
  },
  {
    title: 'people sign up, publish, hire, deliver, pay and review, by touch on a phone',
    width: 390,
    hasTouch: true,
    createHands: createFingers,
  },
];

for (const { title, width, hasTouch, createHands } of ways) {
  const open = async (browser: Browser): Promise<Person> => {
    const baseURL = String(process.env.SITE_URL);
    const viewport = { width, height: 844 };
    const page = await (await browser.newContext({ baseURL, viewport, hasTouch })).newPage();
    return { page, hands: createHands(page) };
  };

  test(title, async ({ browser }) => {
    test.setTimeout(360_000);
    const account = { ...(await newCreator({ name: CREATOR })), name: CREATOR };
    await callApiOrThrow('/rest/v1/billing_details', {
      token: account.token,
      body: { name: account.name, payment_url: 'https://pay.example/tides' },
    });
    const creator = await open(browser);
    await test.step('a creator signs in and publishes a project with a picture', async () => {
      await signIn(creator, account);
      await publish(creator, `Tide Table ${account.id.slice(0, 8)}`);
    });
    const client = await open(browser);
    await test.step('a client signs up and hires', async () => {
      await signUp(client);
      await hire(client, account);
    });
    await test.step('the work is accepted, delivered and approved', () => work(creator, client));
    await test.step('it is paid and reviewed', () => settle(creator, client));
    expect(await fetchRows(`reviews?select=rating&target_user_id=eq.${account.id}`)).toEqual([
      { rating: 4 },
    ]);
  });
}

const CLIENT = 'Kim Shore';
const panel = (page: Page) => requestPanel(page, TITLE);
const button = (within: Pick<Page, 'getByRole'>, name: string) =>
  within.getByRole('button', { name, exact: true });
/** Firefox draws only the page in front, and lets the others wait. */
const takeTurn = ({ page }: Person) => (readEngine() === 'firefox' ? page.bringToFront() : null);
const text = (within: Pick<Page, 'getByRole'>, name: string) =>
  within.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Answers the question of a dialog. */
async function confirm({ page, hands }: Person, name: string) {
  await hands.press(button(page.getByRole('alertdialog'), name));
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

async function signIn({ page, hands }: Person, { email, password }: Credentials) {
  await page.goto('/login?next=/dashboard/dev/projects');
  await untilTakenOver(page);
  await hands.type(text(page, 'Email'), email);
  await hands.type(text(page, 'Password'), password);
  await hands.press(button(page, 'Sign in'));
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard/dev/projects');
}

async function publish({ page, hands }: Person, title: string) {
  await hands.press(button(page, 'Add New Project'));
  const form = page.getByRole('dialog', { name: 'Add New Project' });
  await expectNames(form, 'project editor');
  await hands.type(text(form, 'Project title'), title);
  await hands.type(
    text(form, 'Description'),
    'A table of tides for small harbors, far from any network.',
  );
  await hands.press(button(form, 'Add Web'));
  await attachFile(
    form.getByLabel('Project image'),
    await createPhotoWithLocation(page, 'harbor.jpg'),
  );
  await expect(form.getByRole('img', { name: 'Preview of harbor.jpg' })).toBeVisible();
  await hands.press(button(form, 'Create Project'));
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name: title }).getByRole('img')).toBeVisible();
}

async function signUp({ page, hands }: Person) {
  const { email, password } = newPerson();
  await page.goto('/signup');
  await untilTakenOver(page);
  await expectNames(page.getByRole('main'), 'sign-up');
  await hands.type(text(page, 'Full Name'), CLIENT);
  await hands.type(text(page, 'Email'), email);
  await hands.type(text(page, 'Password'), password);
  await hands.type(text(page, 'Confirm Password'), password);
  await hands.press(button(page.getByRole('main'), 'Create Account'));
  await hands.check(page.getByRole('radio', { name: 'I want to hire' }));
  await hands.press(button(page, 'Continue'));
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
}

async function hire({ page, hands }: Person, creator: { id: string; name: string }) {
  await page.goto(`/creators/${creator.id}`);
  await untilTakenOver(page);
  await hands.press(button(page, 'Hire Me'));
  const form = page.getByRole('dialog', { name: `Hire ${creator.name}` });
  await hands.choose(form.getByRole('combobox', { name: 'What do you need?' }), 'Something else');
  await expectNames(form, 'hire');
  await hands.type(text(form, 'Title'), TITLE);
  await hands.type(text(form, 'Budget'), '900');
  await hands.type(text(form, 'Message'), 'We would like a map of tides for our harbor.');
  await hands.press(button(form, 'Send request'));
  await hands.press(page.getByRole('link', { name: 'View request' }));
  await expect(panel(page)).toBeVisible();
}

async function work(creator: Person, client: Person) {
  await takeTurn(creator);
  await creator.page.goto('/dashboard/dev/requests');
  const card = creator.page.getByRole('article', { name: TITLE });
  await creator.hands.press(button(card, 'Accept'));
  const question = creator.page.getByRole('dialog', { name: /accept this request/ });
  await creator.hands.check(question.getByRole('checkbox', { name: 'No due date' }));
  await creator.hands.press(button(question, 'Accept'));
  await expect(question).toBeHidden();
  const id = /[?&]request=([^&]+)/.exec(client.page.url())?.[1];
  await creator.page.goto(`/dashboard/dev/requests?request=${id}`);
  await expectNames(panel(creator.page), 'deliver');
  await creator.hands.type(text(panel(creator.page), 'Delivery note'), 'The map is online.');
  await creator.hands.press(button(panel(creator.page), 'Deliver'));
  await expect(panel(client.page).getByText('The map is online.')).toBeVisible();
  await takeTurn(client);
  await client.hands.press(button(panel(client.page), 'Approve'));
  await confirm(client, 'Approve');
}

async function settle(creator: Person, client: Person) {
  await expectNames(panel(client.page), 'pay');
  await client.hands.press(button(panel(client.page), 'I have paid'));
  await confirm(client, 'I have paid');
  await takeTurn(creator);
  await creator.hands.press(button(panel(creator.page), 'I have received it'));
  await confirm(creator, 'I have received it');
  await takeTurn(client);
  await client.hands.press(button(panel(client.page), 'Leave Review'));
  await expectNames(client.page.getByRole('dialog', { name: 'Leave Review' }), 'review');
  await client.hands.check(client.page.getByRole('radio', { name: '4 stars' }));
  await client.hands.type(text(client.page, 'Comment'), 'A day late, and lovely.');
  await client.hands.press(button(client.page, 'Publish review'));
  await expect(client.page.getByRole('region', { name: 'Your review' })).toContainText('lovely');
}
