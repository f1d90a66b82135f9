import {
  actOnHireRequest,
  type HireRequestActionInput,
} from '../../../src/hire-requests/actions/act-on-hire-request.ts';
import {
  createHireRequest,
  type HireRequestInput,
} from '../../../src/hire-requests/create-hire-request.ts';
import type { HireRequestAction } from '../../../src/hire-requests/hire-request.ts';
import type { DataError } from '../../../src/client/data-error.ts';
import { addDays, toDay } from '../../../src/days/days.ts';
import type { People } from '../backends.ts';

export type Case = [name: string, run: (people: People) => Promise<unknown>, outcome: unknown];

const MESSAGE = 'We would like a map of tides for our harbour.';
export const NOTE = 'Here it is.';
const LONG = 'x'.repeat(2001);
const dayIn = (days: number) => addDays(toDay(new Date(), 'UTC'), days);

export function hire({ client, creator }: People, changes: Partial<HireRequestInput> = {}) {
  const input = {
    creatorId: creator.id,
    title: 'A map',
    budget: 250,
    message: MESSAGE,
    ...changes,
  };
  return createHireRequest(client.client, { input, requestKey: crypto.randomUUID() });
}

type Step = [side: 'client' | 'creator' | 'stranger', action: HireRequestAction];

/** An action; what it accepts has no due date. */
export const toAct = (id: string, action: HireRequestAction, note?: string) => ({
  ...{ id, action },
  ...(note !== undefined && { note }),
  ...(action === 'accept' && { dueOn: null }),
});

/** The status and resolution of a new request after these actions. */
async function act(people: People, steps: Step[], note: string | undefined = NOTE) {
  const request = await hire(people);
  const { id } = request;
  let { status, resolution, delivered_at } = request;
  for (const [side, action] of steps) {
    const input = toAct(id, action, note);
    ({ status, resolution, delivered_at } = await actOnHireRequest(people[side].client, input));
  }
  return [status, resolution, delivered_at !== null];
}

const accepted: Step[] = [['creator', 'accept']];
const delivered: Step[] = [...accepted, ['creator', 'deliver']];
export const completed: Step[] = [...delivered, ['client', 'approve']];

/** The result of each of these acceptances of one request: the due date, or the sentence that rejects it. */
const accepting =
  (...inputs: Pick<HireRequestActionInput, 'dueOn'>[]) =>
  async (people: People) => {
    const { id } = await hire(people);
    const results: unknown[] = [];
    for (const input of inputs) {
      const { client } = people.creator;
      results.push(
        await actOnHireRequest(client, { id, action: 'accept', ...input }).then(
          ({ due_on, no_due_date }) => [due_on, no_due_date],
          ({ kind, sentence }: DataError) => [kind, sentence],
        ),
      );
    }
    return results;
  };
const OTHER_DUE = ['conflict', 'This request is already accepted, with another due date'];
const WRONG_DUE = ['invalid', 'Choose a due date within the next two years'];

const acting = (steps: Step[], note?: string) => (people: People) => act(people, steps, note);

export const hiringCases: Case[] = [
  ['a new request is pending', acting([]), ['pending', null, false]],
  ['the creator accepts', acting(accepted), ['accepted', null, false]],
  [
    'an acceptance says when the work is due',
    accepting({}, { dueOn: '2025-01-01' }, { dueOn: dayIn(730) }, { dueOn: dayIn(730) }, {}),
    [
      [
        'invalid',
        "Choose a due date, or say that there is none. Reload the page if it doesn't ask for one",
      ],
      WRONG_DUE,
      ...[
        [dayIn(730), false],
        [dayIn(730), false],
        [dayIn(730), false],
      ],
    ],
  ],
  [
    'an acceptance says that there is no due date',
    accepting({ dueOn: dayIn(800) }, { dueOn: null }, { dueOn: null }, { dueOn: dayIn(3) }),
    [WRONG_DUE, [null, true], [null, true], OTHER_DUE],
  ],
  [
    'another due date for what is accepted is a conflict',
    accepting({ dueOn: dayIn(3) }, { dueOn: dayIn(4) }, { dueOn: null }),
    [[dayIn(3), false], OTHER_DUE, OTHER_DUE],
  ],
  [
    'no other action says when the work is due',
    async (people) => {
      const { id } = await hire(people);
      await actOnHireRequest(people.creator.client, { id, action: 'decline', dueOn: null });
    },
    'invalid',
  ],
  ['the creator declines', acting([['creator', 'decline']]), ['rejected', 'declined', false]],
  ['the client withdraws', acting([['client', 'cancel']]), ['rejected', 'withdrawn', false]],
  ['the creator delivers', acting(delivered), ['accepted', null, true]],
  ['the client approves', acting(completed), ['completed', 'approved', true]],
  [
    'the client asks for changes',
    acting([...delivered, ['client', 'ask_changes']]),
    ['accepted', null, false],
  ],
  ['no side ends alone', acting([...accepted, ['client', 'end']]), 'conflict'],
  ['accepting twice is the same', acting([...accepted, ...accepted]), ['accepted', null, false]],
  [
    'asking twice is the same',
    acting([...delivered, ['client', 'ask_changes'], ['client', 'ask_changes']]),
    ['accepted', null, false],
  ],
  [
    'other words for what is done are a conflict',
    async (people) => {
      const { id } = await hire(people);
      const deliver = (note: string) =>
        actOnHireRequest(people.creator.client, { id, action: 'deliver', note });
      await actOnHireRequest(people.creator.client, toAct(id, 'accept'));
      for (const note of [NOTE, NOTE, 'There it is.']) await deliver(note);
    },
    'conflict',
  ],
  ['the client cannot accept', acting([['client', 'accept']]), 'forbidden'],
  ['the creator cannot withdraw', acting([['creator', 'cancel']]), 'forbidden'],
  ['the creator cannot approve', acting([...delivered, ['creator', 'approve']]), 'forbidden'],
  ['a stranger cannot accept', acting([['stranger', 'accept']]), 'not-found'],
  ['pending work cannot be delivered', acting([['creator', 'deliver']]), 'conflict'],
  ['undelivered work cannot be approved', acting([...accepted, ['client', 'approve']]), 'conflict'],
  ['a pending request cannot be ended', acting([['client', 'end']]), 'conflict'],
  [
    'a withdrawn request cannot be accepted',
    acting([['client', 'cancel'], ...accepted]),
    'conflict',
  ],
  ['completed work cannot be ended', acting([...completed, ['client', 'end']]), 'conflict'],
  ['a delivery needs a note', acting(delivered, ' '), 'invalid'],
  ['a note has at most 2000 characters', acting(accepted, LONG), 'invalid'],
  [
    'an old version is a conflict',
    async (people) => {
      const { id } = await hire(people);
      const input = { ...toAct(id, 'accept'), expectedVersion: 7 };
      await actOnHireRequest(people.creator.client, input);
    },
    'conflict',
  ],
  ['a message has at least 20 characters', (people) => hire(people, { message: 'Hi' }), 'invalid'],
  ['a message has at most 2000 characters', (people) => hire(people, { message: LONG }), 'invalid'],
  ['something else has a title', (people) => hire(people, { title: ' ' }), 'invalid'],
  ['a budget is at least $1', (people) => hire(people, { budget: 0 }), 'invalid'],
  [
    'users cannot hire themselves',
    (people) => hire({ ...people, client: people.creator }),
    'invalid',
  ],
  [
    'a client cannot be hired',
    (people) => hire(people, { creatorId: people.stranger.id }),
    'not-found',
  ],
  [
    'the same text twice is a conflict',
    async (people) => [await hire(people), await hire(people)],
    'conflict',
  ],
];
