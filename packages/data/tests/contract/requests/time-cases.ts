import {
  listHireRequests,
  listRequestDates,
} from '../../../src/hire-requests/reading/read-hire-requests.ts';
import { hire, type Case } from './hiring-cases.ts';
import {
  dateIn,
  failing,
  inParts,
  inWork,
  open,
  part,
  sentenceOf,
  THREE_PARTS,
} from '../offers/offer-steps.ts';

export const timeCases: Case[] = [
  [
    'more time moves what comes after',
    inWork(async (request) => {
      await request.moreTime('creator', dateIn(15));
      const { open_offer } = await request.read();
      await request.answer('client', 'accept');
      const { due_on, milestones } = await request.read();
      return [open_offer?.kind, open_offer?.note, due_on, milestones.map((row) => row.due_on)];
    }),
    ['extension', 'The photos are late.', dateIn(35), [dateIn(15), dateIn(25), dateIn(35)]],
  ],
  ...(
    [
      ['creator', dateIn(10), 'A reason', 'Choose a date after the current due date'],
      ['creator', dateIn(12), ' ', 'Write a reason'],
      ['client', dateIn(12), 'A reason', "You can't do that"],
      ['stranger', dateIn(12), 'A reason', "This request no longer exists, or it isn't yours"],
    ] as const
  ).map(([person, dueOn, reason, sentence]): Case => [
    `more time is refused to a ${person}: ${sentence}`,
    failing((request) => request.moreTime(person, dueOn, reason)),
    sentence,
  ]),
  [
    'what is delivered gets no more time',
    failing(async (request) => {
      await request.act('creator', 'deliver');
      await request.moreTime('creator', dateIn(12));
    }),
    'This is delivered already',
  ],
  [
    'more time keeps the only milestone of its offer',
    inWork(
      async (request) => {
        await request.moreTime('creator', dateIn(15));
        await request.answer('client', 'accept');
        const { milestones } = await request.read();
        return milestones.map((row) => [row.title, row.due_on, row.is_trial]);
      },
      inParts(part({ price: 300, due_on: dateIn(10), is_trial: true })),
    ),
    [['Draft', dateIn(15), true]],
  ],
  [
    'work without a due date has no later one',
    async (people) => {
      const request = await open(people);
      const early = await sentenceOf(request.moreTime('creator', dateIn(12)));
      await request.act('creator', 'accept');
      return [early, await sentenceOf(request.moreTime('creator', dateIn(12)))];
    },
    ['This request is still pending', 'This request has no due date'],
  ],
  [
    'what is next is listed in order of time',
    async (people) => {
      const waiting = await open(people);
      const offered = await open(people, { title: 'A chart' });
      await offered.offer('creator');
      const working = await open(people, { title: 'A poster' });
      await working.offer('creator', THREE_PARTS);
      await working.answer('client', 'accept');
      const delivered = await open(people, { title: 'A flag' });
      await delivered.act('creator', 'accept');
      await delivered.act('creator', 'deliver');
      const dates = await listRequestDates(people.client.client, 'client');
      const ids = [waiting, offered, working, delivered].map(({ id }) => id);
      return dates.map((date) => [ids.indexOf(date.request_id), date.kind, date.milestone]);
    },
    [
      [1, 'offer', null],
      [2, 'due', 'Draft'],
      [0, 'expiry', null],
      [3, 'approval', null],
    ],
  ],
  [
    'requests are listed in pages, the last changed first',
    async (people) => {
      for (const title of ['One', 'Two', 'Three']) await hire(people, { title });
      const input = { side: 'client', status: 'pending', pageSize: 2 } as const;
      const first = await listHireRequests(people.client.client, input);
      const second = await listHireRequests(people.client.client, { ...input, cursor: first.next });
      return [first, second].map(({ items, total, next }) => [
        items.map(({ title }) => title),
        total,
        next === null,
      ]);
    },
    [
      [['Three', 'Two'], 3, false],
      [['One'], 3, true],
    ],
  ],
];
