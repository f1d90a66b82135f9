import type { Engine } from './engines.ts';

type Exception = {
  engine: Engine;
  /** Of the test. */
  title: string;
  /** When it was last tried. */
  tried: string;
  reason: string;
};

const NO_PRINTING = 'Its inspector cannot print.';
const REMEMBERS =
  'It remembers a module that failed for as long as the page is open; the failure offers to reload it.';
const ONE_PAGE = 'Each of its browsers has one page.';
const RELOADED = 'It reloads these pages, though it restores plain ones.';
const AXE = 'The page, or the connection to it, ends while axe runs.';
const NO_MEDIA = 'No command chooses what the system prefers.';

const each = (engines: readonly Engine[], reason: string, titles: readonly string[]): Exception[] =>
  engines.flatMap((engine) =>
    titles.map((title) => ({ engine, title, tried: '2026-12-01', reason })),
  );

/** What an engine or its connection to Playwright cannot do. Each is tried again with a new version of either. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    engine: 'firefox',
    title: 'nor does one that loads last',
    tried: '2026-12-01',
    reason: 'It verifies all files of a remote before it runs any of them.',
  },
  {
    engine: 'firefox',
    title: 'the shell and all remotes use one copy of every shared package',
    tried: '2026-12-01',
    reason: "It fetches all files of a remote, also React's renderer of mail previews.",
  },
  {
    engine: 'webkit',
    title: 'a printed list has the text of its numbers, and no bar on each page',
    tried: '2026-11-30',
    reason: NO_PRINTING,
  },
  {
    engine: 'webkit',
    title: 'scrollbars have the colors of the theme',
    tried: '2026-11-30',
    reason: 'WebKitGTK 2.50 does not know scrollbar-color.',
  },
  {
    engine: 'firefox',
    title: 'so does a page of a remote',
    tried: '2026-12-01',
    reason: REMEMBERS,
  },
  {
    engine: 'firefox',
    title: 'a visit without a network shows the offline page, which recovers with the network',
    tried: '2026-12-01',
    reason: 'What takes the network away does not reach the service worker.',
  },
  {
    engine: 'firefox',
    title: 'a user protects the account, loses the phone, and gets back in, by keyboard alone',
    tried: '2026-12-01',
    reason: 'Playwright loses the script context there, without a navigation.',
  },
  {
    engine: 'webkit',
    title: 'a creator publishes a project with images, without their location data',
    tried: '2026-12-01',
    reason: 'Its inspector does not report that a page wants a file.',
  },
  {
    engine: 'webkit',
    title: 'people sign up, publish, hire, deliver, pay and review, by touch on a phone',
    tried: '2026-12-01',
    reason: 'Its inspector knows no touch.',
  },
  {
    engine: 'webkit',
    title:
      'a page takes clicks from a visitor with no more requests than its budget, and without what signed-in people need',
    tried: '2026-12-01',
    reason: 'A request that is held there holds the others.',
  },
  ...each(['firefox', 'webkit'], REMEMBERS, [
    'so does a page of a remote whose connection was lost',
  ]),
  ...each(['firefox'], RELOADED, [
    'a visitor returns to the page as they left it',
    'someone whose session has ended meanwhile does not return to their page',
    'a like that was removed elsewhere is gone after the return',
    'a page that was left before a release loads it with the next navigation',
  ]),
  ...each(['firefox', 'webkit'], AXE, [
    'the sign-in, a project and the interview meet WCAG 2.2 AA',
    'a conversation and a dashboard meet WCAG 2.2 AA',
  ]),
  ...each(['firefox', 'webkit'], NO_MEDIA, [
    'the app takes over a list and a detail page, and they stay the same and can be left',
    'the current page is outlined where the colors are those of the system',
  ]),
  ...each(['webkit'], ONE_PAGE, [
    'a release and a rollback of the shell show with the next page, and open tabs continue',
    'a sign-out in one tab hides the other, which shows the next user their own page',
  ]),
  ...each(['webkit'], 'Its inspector cannot take the network away.', [
    'a visit without a network shows the offline page, which recovers with the network',
    'two users write to each other live, with presence and read marks, and miss nothing after a lost connection',
  ]),
];

export function findException(engine: Engine, title: string): Exception | undefined {
  return EXCEPTIONS.find((exception) => exception.engine === engine && exception.title === title);
}

/** WebKit reports what it aborts because a page is left; of a request that a policy denies it reports the reason as well. */
const OF_LEAVING = / due to access control checks\.$|WebSocket is closed due to suspension\.$/;

export function isOfLeaving(engine: Engine, error: string): boolean {
  return engine === 'webkit' && OF_LEAVING.test(error);
}
