import { answerEnd, proposeEnd } from '../../../src/hire-requests/ending/write-end.ts';
import { unwrap } from '../../../src/http/unwrap.ts';
import type { People } from '../backends.ts';
import { REASON } from './end-cases.ts';
import type { Case } from './hiring-cases.ts';
import {
  dateIn,
  failing,
  inParts,
  inWork,
  open,
  part,
  THREE_PARTS,
  type Opened,
} from '../offers/offer-steps.ts';

/** Delivers and approves milestones. */
async function finish({ act }: Opened, count: number) {
  for (let done = 0; done < count; done += 1) {
    await act('creator', 'deliver');
    await act('client', 'approve');
  }
}

async function getState({ id, read }: Opened, { client }: People) {
  const { status, resolution, milestone, due_on, milestones, ...request } = await read();
  const booked = await client.client
    .from('transactions')
    .select('milestone, amount, status')
    .eq('hire_request_id', id);
  return {
    state: [status, resolution, milestone, due_on, request.delivered_at !== null],
    plan: milestones.map((row) => [row.number, row.title, row.due_on, row.approved_at !== null]),
    booked: unwrap(booked)
      .map((row) => `${row.milestone} ${row.amount} ${row.status}`)
      .toSorted(),
  };
}

async function revise({ act }: Opened) {
  await act('creator', 'deliver');
  await act('client', 'ask_changes', 'A larger legend, please.');
}

export const planCases: Case[] = [
  [
    'milestones are booked one by one',
    inWork(getState),
    {
      state: ['accepted', null, 1, dateIn(30), false],
      plan: [
        [1, 'Draft', dateIn(10), false],
        [2, 'Map', dateIn(20), false],
        [3, 'Print', dateIn(30), false],
      ],
      booked: ['1 100 pending', '2 100 pending', '3 100 pending'],
    },
  ],
  [
    'approving one moves on to the next',
    inWork(async (request, people) => {
      await finish(request, 1);
      await request.act('client', 'approve');
      const { state, booked } = await getState(request, people);
      const { events } = await request.read();
      return [state, booked, events.at(-1)?.action, events.at(-1)?.milestone];
    }),
    [
      ['accepted', null, 2, dateIn(30), false],
      ['1 100 completed', '2 100 pending', '3 100 pending'],
      'approve_milestone',
      1,
    ],
  ],
  [
    'approving the last one completes',
    inWork(async (request, people) => {
      await finish(request, 3);
      const { state, booked } = await getState(request, people);
      return [state, booked];
    }),
    [
      ['completed', 'approved', 3, dateIn(30), true],
      ['1 100 completed', '2 100 completed', '3 100 completed'],
    ],
  ],
  [
    'ending keeps what is approved',
    inWork(async (request, people) => {
      await finish(request, 1);
      const { id, version: expectedVersion } = await request.read();
      await proposeEnd(people.creator.client, { id, reason: REASON, expectedVersion });
      await answerEnd(people.client.client, { id, action: 'accept' });
      const { state, booked } = await getState(request, people);
      return [state, booked];
    }),
    [['rejected', 'ended', 2, dateIn(30), false], ['1 100 completed']],
  ],
  [
    'a change order rewrites nothing',
    inWork(async (request, people) => {
      await finish(request, 1);
      const two = inParts(part({ title: 'Map', price: 250 }));
      await request.offer('client', { ...two, price: 350, revisions: null });
      await request.answer('creator', 'accept');
      return getState(request, people);
    }),
    {
      state: ['accepted', null, 2, dateIn(20), false],
      plan: [
        [1, 'Draft', dateIn(10), true],
        [2, 'Map', dateIn(20), false],
      ],
      booked: [
        '1 100 completed',
        '2 100 pending',
        '2 150 pending',
        '3 -100 pending',
        '3 100 pending',
      ],
    },
  ],
  [
    'a change order keeps what is approved',
    failing(async (request) => {
      await finish(request, 1);
      await request.offer('client', { price: 100.5, days: 5 });
    }),
    '$100.00 of this is approved already. Enter at least $101.00',
  ],
  [
    'work as it was sent is one milestone',
    async (people) => {
      const request = await open(people);
      await request.act('creator', 'accept');
      return getState(request, people);
    },
    {
      state: ['accepted', null, 1, null, false],
      plan: [[1, 'A map', null, false]],
      booked: ['1 250 pending'],
    },
  ],
  [
    'revisions are counted',
    failing(async (request) => {
      await revise(request);
      await revise(request);
    }),
    'The one agreed revision is used. Propose a change order for more',
  ],
  [
    'no revisions are none',
    failing(revise, { ...THREE_PARTS, revisions: 0 }),
    'No revisions are agreed. Propose a change order to add one',
  ],
  [
    'a change order has as many revisions as are used',
    failing(async (request) => {
      await revise(request);
      await request.offer('creator', { ...THREE_PARTS, revisions: 0 });
    }),
    'One revision is used already',
  ],
];
