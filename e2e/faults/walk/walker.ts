import type { Locator, Page } from '@playwright/test';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import { Finding, Reloaded } from './findings.ts';
import { canPress, readPage, stopLoading } from './page-state.ts';

type Way = {
  /** What leads to the goal, once it can be pressed. */
  by?: Locator;
  press?: () => Promise<unknown>;
  /** Milliseconds after which nothing more is expected to come by itself. */
  patience?: number;
};
type Typed = { field: Locator; text: string; isKept: boolean };

const STEP = 250;
const PATIENCE = 25_000;
const STUCK = 8_000;
const QUIET = 4_000;
const isDone = () => true;
const isNotDone = () => false;
const BETWEEN_PRESSES = 1_200;
const BLANK = 2_500;

export type Walker = ReturnType<typeof createWalker>;

/** Does what a user would: goes on where it can, and otherwise takes what the page offers. */
export function createWalker(page: Page, proxy: FaultProxy) {
  const { offer, says, isRefused, isBlank } = readPage(page);
  const deeds: string[] = [];
  let typed: Typed[] = [];
  let loads = 0;
  let known = 0;
  let isOurs = true;

  // A busy machine is no trouble of the page: it is stuck only once nothing is under way.
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

  async function load(deed: string, begin: () => Promise<unknown>) {
    deeds.push(deed);
    typed = typed.filter(({ isKept }) => isKept);
    isOurs = await begin().then(
      () => !proxy.isDocumentBroken(),
      () => stopLoading(page),
    );
    known = loads;
  }

  async function lookForLosses() {
    for (const { field, text } of typed) {
      if (!(await field.isVisible())) continue;
      const value = await field.inputValue({ timeout: 1_000 }).catch(() => text);
      if (value !== text) throw new Finding(`lost word: "${text}" has become "${value}"`);
    }
  }

  async function act(deed: string, press: () => Promise<unknown>) {
    await lookForLosses();
    if (deeds.filter((one) => one === deed).length > 4) throw new Finding(`no end of: ${deed}`);
    deeds.push(deed);
    if (proxy.isHit()) proxy.userActs();
    await press().catch(() => deeds.push('(could not)'));
  }

  async function takeOffer() {
    const name = (await offer.innerText({ timeout: 500 }).catch(() => '')).trim();
    await act(`pressed "${name}"`, () => offer.click({ timeout: 2_000 }));
  }

  function noticeReload() {
    if (loads === known) return;
    known = loads;
    typed = typed.filter(({ isKept }) => isKept);
    deeds.push('the page was loaded anew');
    throw new Reloaded();
  }

  async function reach(goal: Locator, { by, press, patience = STUCK }: Way = {}) {
    const begun = Date.now();
    let movedAt = begun;
    let seenAt = begun;
    let isPressed = false;
    const go = press ?? (async () => by?.click({ timeout: 2_000 }));
    for (; ; await page.waitForTimeout(STEP)) {
      noticeReload();
      if (await goal.first().isVisible()) return lookForLosses();
      const still = Date.now() - movedAt;
      const waited = Date.now() - begun;
      if (!isOurs || !(await isBlank())) seenAt = Date.now();
      if (Date.now() - seenAt > BLANK) throw new Finding('blank page');
      const isQuiet = Date.now() - activeAt > QUIET || waited > PATIENCE;
      const isStuck = still > patience && isQuiet;
      const mayPressAgain = isStuck || (still > BETWEEN_PRESSES && (await isRefused()));
      if ((await offer.isVisible()) && (movedAt === begun || still > BETWEEN_PRESSES)) {
        await takeOffer();
      } else if (by && (!isPressed || mayPressAgain) && (await canPress(by))) {
        if (isPressed) await act('pressed again', go);
        else isPressed = await go().then(isDone, isNotDone);
      } else if (isOurs && !isStuck && waited < 2 * PATIENCE) {
        continue;
      } else {
        await giveUp(waited);
      }
      movedAt = Date.now();
    }
  }

  /** The last thing that a user does, where the page says at least that something is wrong. */
  async function giveUp(waited: number) {
    const said = await says();
    if (isOurs && !said) throw new Finding('stuck, and the page says nothing of it');
    if (waited > PATIENCE) throw new Finding(`stuck at: ${said}`);
    if (proxy.isHit()) proxy.userActs();
    await load(`reloaded at: ${said}`, reload);
    throw new Reloaded();
  }

  const reload = () => page.reload({ waitUntil: 'commit', timeout: 4_000 });

  /** Types into a field, unless it is there from before. `isKept` where a draft outlives a reload. */
  async function type(field: Locator, text: string, { isKept = false } = {}) {
    await reach(field);
    await lookForLosses();
    if ((await field.inputValue()) !== text) await field.fill(text);
    typed = [...typed.filter((one) => one.text !== text), { field, text, isKept }];
  }

  return {
    page,
    deeds,
    reach,
    says,
    open: (path: string) =>
      load(`opened ${path.replace(/[0-9a-f-]{36}/g, ':id')}`, () =>
        page.goto(path, { waitUntil: 'commit', timeout: 4_000 }),
      ),
    type,
    /** What was typed has been taken: it may leave its field. */
    isSent: () => (typed = []),
    /** Presses what is still offered once all is well, as it must not stay. */
    async clearUp() {
      for (let turn = 0; turn < 4 && (await offer.isVisible()); turn += 1) {
        await takeOffer();
        await page.waitForTimeout(1_000);
      }
      if (await offer.isVisible()) throw new Finding(`still in trouble: ${await says()}`);
    },
  };
}
