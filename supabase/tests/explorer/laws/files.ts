import { isGone, openCaseOf } from '../state.ts';
import type { State } from '../state.ts';
import type { Law, StepLaw } from './law.ts';
import { listBroken } from './law.ts';

const has = ({ rows }: State, ...steps: (string | null)[]) =>
  rows.files?.some(([, step]) => steps.includes(step)) === true;

/** Whoever has to look at a file can read it. */
export const files: Law = (state, { view }) =>
  view
    ? listBroken({
        'The client cannot read the file of a delivery':
          has(state, 'deliver') &&
          !isGone(state.rows, 'client') &&
          !view.readable.client.includes('stored files'),
        'An admin who decides a case cannot read its files':
          openCaseOf(state.rows)?.status === 'waiting' &&
          has(state, 'deliver', 'open_case') &&
          !view.readable.first.includes('the files of the evidence'),
      })
    : [];

/** What was sent with a step stays, and what both can read while a case is open. */
export const filesStay: StepLaw = (before, act, after) =>
  listBroken({
    [`A file of a step is gone after this: ${act.name}`]:
      before.rows.files?.some(([, step]) => step !== null && !has(after, step)) === true,
    [`A file that a case is decided on is gone after this: ${act.name}`]:
      openCaseOf(before.rows) !== undefined &&
      openCaseOf(after.rows) !== undefined &&
      has(before, null) &&
      !has(after, null),
  });
