import type { Engine } from './engines.ts';

type Exception = {
  engine: Engine;
  /** Of the test. */
  title: string;
  /** When it was last tried. */
  tried: string;
  reason: string;
};

const CAUSE_UNKNOWN =
  'On a busy machine a private page did not open in time; the cause is not known.';
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
    title:
      'two users hire, accept, deliver, request changes, approve, review and reply, live in both browsers',
    tried: '2026-11-30',
    reason: CAUSE_UNKNOWN,
  },
  {
    engine: 'webkit',
    title:
      'two users write to each other live, with presence and read marks, and miss nothing after a lost connection',
    tried: '2026-11-30',
    reason: CAUSE_UNKNOWN,
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
