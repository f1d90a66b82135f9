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
const NO_RESIZING = 'Its inspector cannot change the size of the window.';

/** What an engine or its connection to Playwright cannot do. Each is tried again with a new version of either. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    engine: 'webkit',
    title: 'the filters of a list are next to it from 768 px, and behind a button below that',
    tried: '2026-11-30',
    reason: NO_RESIZING,
  },
  {
    engine: 'webkit',
    title: 'what contains all words of a search has its heading in one line on a phone',
    tried: '2026-11-30',
    reason: NO_RESIZING,
  },
  {
    engine: 'webkit',
    title: 'a printed list has the text of its numbers, and no bar on each page',
    tried: '2026-11-30',
    reason: NO_PRINTING,
  },
  {
    engine: 'webkit',
    title: 'in a low window the bars scroll with the page',
    tried: '2026-11-30',
    reason: 'Its window is never lower than 400 px.',
  },
  {
    engine: 'webkit',
    title: 'scrollbars have the colors of the theme',
    tried: '2026-11-30',
    reason: 'WebKitGTK 2.50 does not know scrollbar-color.',
  },
];

export function findException(engine: Engine, title: string): Exception | undefined {
  return EXCEPTIONS.find((exception) => exception.engine === engine && exception.title === title);
}

/** WebKit reports what it aborts because a page is left; of a request that a policy denies it reports the reason as well. */
const OF_LEAVING = / due to access control checks\.$|WebSocket is closed due to suspension\.$/;

export function isOfLeaving(engine: Engine, error: string): boolean {
  return engine === 'webkit' && OF_LEAVING.test(error);
}
