import { isSuspended, sides } from '../state.ts';
import type { Side, State } from '../state.ts';
import type { StepLaw } from './law.ts';

/** Whose time it is that ends, and for how many days a suspension stops it at most, so that the other side has a way out. */
const clocks: Record<string, [owners: readonly Side[], maxDays: number]> = {
  complete: [['client'], 90],
  complete_milestone: [['client'], 90],
  expire: [['creator'], 90],
  escalate_case: [['creator'], 30],
  lapse_case: [['client'], 90],
  miss_redo: [['creator'], 30],
  accept_redo: [['client'], 90],
  close_case: [sides, 30],
};

/** The acts that are no longer possible once time has done this. An offer is no right: it ends on the day that its author chose. */
const rightsEndedBy: Record<string, string[]> = {
  end_by_silence: [
    'the client declines the proposal to end it',
    'the creator declines the proposal to end it',
  ],
};
const isNotAllowed = 'Your account is suspended';

const suspendedDays = ({ rows }: State, side: Side) => {
  const person = rows.people[side];
  return (person !== 'left' && person.suspended_days) || 0;
};

/** No deadline ends a right of a person who was not allowed to act, and no time of a suspended person runs out. */
export const time: StepLaw = (before, act, after, rejections) => {
  const suspended = sides.filter((side) => isSuspended(before.rows, side));
  if (act.by !== 'time' || suspended.length === 0) return [];
  const events = after.details.recent.filter(({ version }) => version > before.details.version);
  return events.flatMap(({ action }) => {
    const [owners, maxDays] = clocks[action] ?? [[], 0];
    const runOut = owners.filter(
      (side) => suspended.includes(side) && suspendedDays(after, side) < maxDays,
    );
    const rights = suspended.some((side) => suspendedDays(after, side) > 90)
      ? []
      : (rightsEndedBy[action] ?? []).filter((name) => rejections.get(name) === isNotAllowed);
    return [
      ...runOut.map(
        (side) => `Time did “${action}” while the ${side} was suspended, whose time it was`,
      ),
      ...rights.map(
        (name) => `Time did “${action}” while a suspension kept its owner from this: ${name}`,
      ),
    ];
  });
};
