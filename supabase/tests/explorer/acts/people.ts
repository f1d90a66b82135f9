import { sides } from '../state.ts';
import type { Side, State } from '../state.ts';
import { quote } from './act.ts';
import type { Act } from './act.ts';

/** So many of suspensions, blocks, hidden items and creators who became clients at once; what one of them does is what several do. */
const isAlone = ({ rows }: State) =>
  !rows.hidden &&
  sides.every((side) => {
    const person = rows.people[side];
    return person === 'left' || !(person.is_suspended || person.has_blocked);
  }) &&
  (rows.people.creator === 'left' || rows.people.creator.is_dev);

const personOf = ({ rows }: State, side: Side) => {
  const person = rows.people[side];
  return person === 'left' ? undefined : person;
};

const ofSide = (side: Side): Act[] => [
  {
    name: `an admin suspends the ${side}`,
    by: 'first',
    bound: isAlone,
    call: (state, scene) =>
      personOf(state, side)?.is_suspended === false
        ? `select public.admin_suspend(${quote(scene[side].id)}, 'It was spam')`
        : null,
  },
  {
    name: `an admin restores the ${side}`,
    by: 'first',
    call: (state, scene) =>
      personOf(state, side)?.is_suspended
        ? `select public.admin_restore(${quote(scene[side].id)}, 'It was a mistake')`
        : null,
  },
  {
    name: `the ${side} deletes the account`,
    by: side,
    call: (state, scene) =>
      personOf(state, side) ? `select public.delete_my_account(${quote(scene[side].email)})` : null,
  },
  {
    name: `the ${side} blocks the other one`,
    by: side,
    bound: isAlone,
    call: (state, scene) =>
      personOf(state, side)?.has_blocked === false
        ? `select public.block_user(${quote(scene[side === 'client' ? 'creator' : 'client'].id)})`
        : null,
  },
  {
    name: `the ${side} unblocks the other one`,
    by: side,
    call: (state, scene) =>
      personOf(state, side)?.has_blocked
        ? `select public.unblock_user(${quote(scene[side === 'client' ? 'creator' : 'client'].id)})`
        : null,
  },
];

const all: Act[] = [
  ...sides.flatMap(ofSide),
  {
    name: 'the creator stays as a client',
    by: 'creator',
    bound: isAlone,
    call: (state, scene) =>
      personOf(state, 'creator')?.is_dev
        ? `update public.users set is_dev = false where id = ${quote(scene.creator.id)}`
        : null,
  },
  {
    name: 'the creator deletes what was hired',
    by: 'creator',
    steps: ['remove_item'],
    isWrite: true,
    // Agreed work goes on without it.
    bound: ({ rows }) => rows.status === 'pending',
    call: (state, { item }) =>
      item && state.details.item && personOf(state, 'creator')
        ? `delete from public.${item}s where id = ${quote(state.details.item)}`
        : null,
  },
  {
    name: 'the creator sells what was hired to someone else',
    by: 'creator',
    steps: ['sell_to_other'],
    call: ({ rows }, { rival }) =>
      rival && rows.status === 'pending'
        ? `select public.act_on_hire_request(${quote(rival)}, 'accept', no_due_date => true)`
        : null,
  },
  {
    name: 'an admin hides what was hired',
    by: 'first',
    bound: isAlone,
    call: ({ rows, details }, { item }) =>
      item && details.item && !rows.hidden
        ? `select public.admin_hide(${quote(item)}, ${quote(details.item)}, 'It was copied')`
        : null,
  },
  {
    name: 'an admin shows what was hired again',
    by: 'first',
    call: ({ rows, details }, { item }) =>
      item && details.item && rows.hidden
        ? `select public.admin_unhide(${quote(item)}, ${quote(details.item)}, 'It was a mistake')`
        : null,
  },
];

/** The acts of admins on people and items, and of the two on their accounts and items. */
export const peopleActs = all.map((act) => ({ ...act, isAboutPeople: true }));
