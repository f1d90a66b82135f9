import type { People } from '../backends.ts';
import type { Case } from '../requests/hiring-cases.ts';
import { dateIn, open, sentenceOf, TERMS, type Opened } from './offer-steps.ts';

/** The effects of a new request. */
const on = (run: (request: Opened) => Promise<unknown>) => async (people: People) =>
  run(await open(people));

/** All versions after these acts. */
const versions = (run: (request: Opened) => Promise<unknown>) =>
  on(async (request) => {
    await run(request);
    const { status, open_offer, offers } = await request.read();
    const list = offers.map(({ number, kind, side, ...offer }) =>
      [number, kind, side, offer.status].join(' '),
    );
    return [status, open_offer?.number ?? null, ...list];
  });

export const offerCases: Case[] = [
  [
    'an offer is open until it is answered',
    versions((request) => request.offer('creator')),
    ['pending', 1, '0 request client replaced', '1 offer creator open'],
  ],
  [
    'the same key is the same offer',
    versions(async ({ offer }) => {
      const offerKey = crypto.randomUUID();
      await offer('creator', {}, { offerKey });
      await offer('creator', {}, { offerKey });
    }),
    ['pending', 1, '0 request client replaced', '1 offer creator open'],
  ],
  [
    'a counter-offer replaces the offer',
    versions(async ({ offer }) => {
      await offer('creator');
      await offer('client', { price: 250 });
    }),
    ['pending', 2, '0 request client replaced', '1 offer creator replaced', '2 offer client open'],
  ],
  [
    'a declined offer leaves the request pending',
    versions(async ({ offer, answer }) => {
      await offer('creator');
      await answer('client', 'decline');
      await answer('client', 'decline');
    }),
    ['pending', null, '0 request client replaced', '1 offer creator declined'],
  ],
  [
    'a withdrawn offer leaves the request as it was sent',
    versions(async ({ offer, answer, act }) => {
      await offer('creator');
      await answer('creator', 'withdraw');
      await act('creator', 'accept');
    }),
    ['accepted', null, '0 request client replaced', '1 offer creator withdrawn'],
  ],
  [
    'declining the request closes the open offer',
    versions(async ({ offer, act }) => {
      await offer('creator');
      await act('creator', 'decline');
    }),
    ['rejected', null, '0 request client replaced', '1 offer creator closed'],
  ],
  [
    'the first version is the request as it was sent',
    on(async ({ offer, read }) => {
      await offer('creator');
      const { offers } = await read();
      return [offers[0]?.title, offers[0]?.price, offers[0]?.days, offers[0]?.valid_until];
    }),
    ['A map', 250, null, null],
  ],
  [
    'an accepted offer has exactly the terms of its version',
    on(async ({ offer, answer, read }) => {
      await offer('creator', { title: ' A map ', note: 'With pleasure.' });
      await answer('client', 'accept');
      const { title, scope, price, revisions, duration, due_on, ...request } = await read();
      const isAgreed = request.agreed_offer_id === request.offers[1]?.id;
      const terms = { title, scope, price, revisions, duration, hasDueDate: due_on !== null };
      const { milestones, events } = request;
      return [
        terms,
        isAgreed,
        milestones.map((row) => [row.number, row.title, row.price, row.due_on === due_on]),
        events.map(({ action }) => action),
      ];
    }),
    [
      {
        title: 'A map',
        scope: TERMS.scope,
        price: 300,
        revisions: 1,
        duration: '10 days',
        hasDueDate: true,
      },
      true,
      [[1, 'A map', 300, true]],
      ['create', 'make_offer', 'accept_offer'],
    ],
  ],
  [
    'the creator accepts a counter-offer',
    on(async ({ offer, answer, read }) => {
      await offer('creator');
      await offer('client', { price: 260, days: null, dueOn: dateIn(30) });
      await answer('creator', 'accept');
      const { status, price, due_on, duration } = await read();
      return [status, price, due_on, duration];
    }),
    ['accepted', 260, dateIn(30), null],
  ],
  [
    'a request without a price needs an offer',
    async (people) => {
      const { act, offer, answer } = await open(people, { budget: null });
      const sentence = await sentenceOf(act('creator', 'accept'));
      await offer('creator');
      const { status, price } = await answer('client', 'accept');
      return [sentence, status, price];
    },
    ['This request has no price yet. Make an offer', 'accepted', 300],
  ],
];
