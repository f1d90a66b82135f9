import type { Locator, Page } from '@playwright/test';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import { Finding, Reloaded } from './findings.ts';
import { canPress, readPage, stopLoading } from './page-state.ts';

type ReachOptions = {
  /** Leads to the goal once it can be clicked. */
  trigger?: Locator;
  press?: () => Promise<unknown>;
  /** Milliseconds after which nothing more is expected to happen on its own. */
  stuckAfter?: number;
};
type TypedField = { field: Locator; text: string; isPersisted: boolean };

const STEP = 250;
const MAX_WAIT = 25_000;
const STUCK_AFTER = 8_000;
const QUIET_AFTER = 4_000;
const isDone = () => true;
const isNotDone = () => false;
const PRESS_INTERVAL = 1_200;
const MAX_BLANK_TIME = 2_500;

export type Walker = ReturnType<typeof createWalker>;

/** Acts like a user: continues where it can, and otherwise does what the page offers. */
export function createWalker(page: Page, proxy: FaultProxy) {
  const { offer, readMessages, hasAlert, isBlank } = readPage(page);
  const actions: string[] = [];
  let typedFields: TypedField[] = [];
  let loads = 0;
  let handledLoads = 0;
  let isProductPage = true;

  // A busy machine is not the page's problem: the page is stuck only if no request is pending.
  let activeAt = Date.now();
  const noteActivity = () => {
    activeAt = Date.now();
  };
  page.on('requestfinished', noteActivity);
  page.on('requestfailed', noteActivity);
  page.on('request', (request) => {
    noteActivity();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });

  async function load(action: string, navigate: () => Promise<unknown>) {
    actions.push(action);
    typedFields = typedFields.filter(({ isPersisted }) => isPersisted);
    isProductPage = await navigate().then(
      () => !proxy.isDocumentBroken(),
      () => stopLoading(page),
    );
    handledLoads = loads;
  }

  async function assertNothingLost() {
    for (const { field, text } of typedFields) {
      if (!(await field.isVisible())) continue;
      const value = await field.inputValue({ timeout: 1_000 }).catch(() => text);
      if (value !== text) throw new Finding(`lost text: "${text}" became "${value}"`);
    }
  }

  async function perform(action: string, press: () => Promise<unknown>) {
    await assertNothingLost();
    if (actions.filter((one) => one === action).length > 4)
      throw new Finding(`no end of: ${action}`);
    actions.push(action);
    if (proxy.isTriggered()) proxy.markUserActed();
    await press().catch(() => actions.push('(could not)'));
  }

  async function pressOffer() {
    const name = (await offer.innerText({ timeout: 500 }).catch(() => '')).trim();
    await perform(`pressed "${name}"`, () => offer.click({ timeout: 2_000 }));
  }

  function throwIfReloaded() {
    if (loads === handledLoads) return;
    handledLoads = loads;
    typedFields = typedFields.filter(({ isPersisted }) => isPersisted);
    actions.push('the page was reloaded');
    throw new Reloaded();
  }

  async function reach(
    goal: Locator,
    { trigger, press, stuckAfter = STUCK_AFTER }: ReachOptions = {},
  ) {
    const startedAt = Date.now();
    let lastActionAt = startedAt;
    let lastVisibleAt = startedAt;
    let isPressed = false;
    const pressTrigger = press ?? (async () => trigger?.click({ timeout: 2_000 }));
    for (; ; await page.waitForTimeout(STEP)) {
      throwIfReloaded();
      if (await goal.first().isVisible()) return assertNothingLost();
      const idleTime = Date.now() - lastActionAt;
      const elapsed = Date.now() - startedAt;
      if (!isProductPage || !(await isBlank())) lastVisibleAt = Date.now();
      if (Date.now() - lastVisibleAt > MAX_BLANK_TIME) throw new Finding('blank page');
      const isQuiet = Date.now() - activeAt > QUIET_AFTER || elapsed > MAX_WAIT;
      const isStuck = idleTime > stuckAfter && isQuiet;
      const canRetry = isStuck || (idleTime > PRESS_INTERVAL && (await hasAlert()));
      if ((await offer.isVisible()) && (lastActionAt === startedAt || idleTime > PRESS_INTERVAL)) {
        await pressOffer();
      } else if (trigger && (!isPressed || canRetry) && (await canPress(trigger))) {
        if (isPressed) await perform('pressed again', pressTrigger);
        else isPressed = await pressTrigger().then(isDone, isNotDone);
      } else if (isProductPage && !isStuck && elapsed < 2 * MAX_WAIT) {
        continue;
      } else {
        await giveUp(elapsed);
      }
      lastActionAt = Date.now();
    }
  }

  /** The user's last resort, which requires that the page at least says that something is wrong. */
  async function giveUp(elapsed: number) {
    const message = await readMessages();
    if (isProductPage && !message) throw new Finding('stuck without a message on the page');
    if (elapsed > MAX_WAIT) throw new Finding(`stuck at: ${message}`);
    if (proxy.isTriggered()) proxy.markUserActed();
    await load(`reloaded at: ${message}`, reload);
    throw new Reloaded();
  }

  const reload = () => page.reload({ waitUntil: 'commit', timeout: 4_000 });

  /** Types into a field, unless it already has the text. `isPersisted` if a draft survives a reload. */
  async function type(field: Locator, text: string, { isPersisted = false } = {}) {
    await reach(field);
    await assertNothingLost();
    if ((await field.inputValue()) !== text) await field.fill(text);
    typedFields = [...typedFields.filter((one) => one.text !== text), { field, text, isPersisted }];
  }

  return {
    page,
    actions,
    reach,
    readMessages,
    open: (path: string) =>
      load(`opened ${path.replace(/[0-9a-f-]{36}/g, ':id')}`, () =>
        page.goto(path, { waitUntil: 'commit', timeout: 4_000 }),
      ),
    type,
    /** The typed text was accepted and may leave its field. */
    markSent: () => (typedFields = []),
    /** Clicks remaining offers once everything works; they must disappear. */
    async dismissOffers() {
      for (let attempt = 0; attempt < 4 && (await offer.isVisible()); attempt += 1) {
        await pressOffer();
        await page.waitForTimeout(1_000);
      }
      if (await offer.isVisible()) throw new Finding(`still in trouble: ${await readMessages()}`);
    },
  };
}
