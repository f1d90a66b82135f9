import { isSuspended, sides } from '../state.ts';
import type { State } from '../state.ts';
import type { StepLaw } from './law.ts';

/** The acts that are no longer possible once time has done this. */
const rightsEndedBy: Record<string, string[]> = {
  complete: ['the client asks for changes'],
  complete_milestone: ['the client asks for changes'],
  expire: ['the creator accepts'],
  expire_offer: ['the client accepts the offer', 'the creator accepts the offer'],
  end_by_silence: [
    'the client declines the proposal to end it',
    'the creator declines the proposal to end it',
  ],
  escalate_case: ['the creator answers the case with $10'],
  lapse_case: ['the client disputes the case'],
  miss_redo: ['the creator does the work again'],
  accept_redo: ['the client disputes the case'],
  close_case: ['the client appeals the decision', 'the creator appeals the decision'],
};
const isNotAllowed = 'Your account is suspended';

/** So that the other side has a way out, a suspension stops no clock for longer than 90 days. */
const isSuspendedForLong = ({ rows }: State) =>
  sides.some((side) => {
    const person = rows.people[side];
    return person !== 'left' && (person.suspended_days ?? 0) > 90;
  });

/** No deadline ends a right of a person who was not allowed to act. */
export const time: StepLaw = (before, act, after, rejections) => {
  if (act.by !== 'time' || !sides.some((side) => isSuspended(before.rows, side))) return [];
  if (isSuspendedForLong(after)) return [];
  const events = after.details.recent.filter(({ version }) => version > before.details.version);
  return events.flatMap(({ action }) =>
    (rightsEndedBy[action] ?? [])
      .filter((name) => rejections.get(name) === isNotAllowed)
      .map((name) => `Time did “${action}” while a suspension kept its owner from this: ${name}`),
  );
};
