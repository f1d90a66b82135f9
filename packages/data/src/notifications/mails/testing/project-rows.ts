import type { Row } from './step-rows.ts';

const reason = 'Reason: We looked at it';

/** The mails about projects, as in the table of the test. */
export const projectRows: Row[] = [
  ['sale_kind_needed', 'account', 'Choose how you sell your projects', 'Open your projects', []],
  [
    'project_featured',
    'account',
    'Your project is featured',
    'Open the project',
    ['Project: A shop', reason],
  ],
  [
    'project_unfeatured',
    'account',
    'Your project is no longer featured',
    'Open your projects',
    ['Project: A shop', reason],
  ],
  [
    'proof_lost',
    'account',
    'Your project is no longer marked as yours',
    'Open your projects',
    ['Project: A shop', reason],
  ],
  [
    'proof_taken',
    'account',
    'Someone else owns what your project links to',
    'Open your projects',
    ['Project: A shop', reason],
  ],
];
