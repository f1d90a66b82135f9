import type { Engine } from './engines.ts';

type NameException = {
  engine: Engine;
  /** The line of the list, and what the engine says instead. */
  listed: string;
  read: string;
  tried: string;
  reason: string;
};

const NO_ROLE = 'HTML gives a field for a password no role.';
const FILE_STATE = 'It adds what the field shows.';

/** Where the accessibility tree of an engine differs from the list of all. */
export const NAME_EXCEPTIONS: readonly NameException[] = [
  {
    engine: 'firefox',
    listed: 'textbox Password',
    read: 'password-text Password',
    tried: '2026-12-01',
    reason: NO_ROLE,
  },
  {
    engine: 'firefox',
    listed: 'textbox Confirm Password',
    read: 'password-text Confirm Password',
    tried: '2026-12-01',
    reason: NO_ROLE,
  },
  {
    engine: 'firefox',
    listed: 'button Project image',
    read: 'button Project image Browse… No file selected.',
    tried: '2026-12-01',
    reason: FILE_STATE,
  },
  {
    engine: 'firefox',
    listed: 'button Gallery',
    read: 'button Gallery Browse… No files selected.',
    tried: '2026-12-01',
    reason: FILE_STATE,
  },
];
