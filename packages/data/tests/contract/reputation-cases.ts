import { actOnHireRequest } from '../../src/hire-requests/actions/act-on-hire-request.ts';
import { answerOffer, makeOffer } from '../../src/hire-requests/offers/write-offers.ts';
import { getClientRecord } from '../../src/reputation/client-record.ts';
import { getCreatorRecord } from '../../src/reputation/creator-record.ts';
import { describeClientRecord } from '../../src/reputation/describe-record.ts';
import { listRecordCases, type RecordFigure } from '../../src/reputation/record-cases.ts';
import { listCreatorReviews } from '../../src/reviews/reviews.ts';
import { createReview } from '../../src/reviews/write-reviews.ts';
import { UNKNOWN_ID } from '../world.ts';
import type { People } from './backends.ts';
import { completed, hire, NOTE, toAct, type Case } from './requests/hiring-cases.ts';

async function finish(people: People, jobs = 1) {
  let last = '';
  for (let job = 0; job < jobs; job += 1) {
    const { id } = await hire(people, { title: `Map ${job + 1}` });
    for (const [side, action] of completed)
      await actOnHireRequest(people[side].client, toAct(id, action, NOTE));
    last = id;
  }
  return last;
}

/** The creator offers to do it within ten days. */
function offer({ creator }: People, input: { id: string; expectedVersion: number }) {
  const terms = {
    title: 'A map',
    scope: 'A map of tides for the harbour, with the hours of the ferry.',
    price: 300,
    revisions: 1,
    dueOn: null,
    days: 10,
    milestones: [],
    note: null,
    validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  };
  return makeOffer(creator.client, { ...input, terms, offerKey: crypto.randomUUID() });
}

async function listLatest({ creator }: People, figure: RecordFigure) {
  const { items } = await listRecordCases(creator.client, { figure, cursor: null });
  return items[0] && [items[0].title, items[0].client, items[0].jobs, items[0].asked_at !== null];
}

async function describeClient({ creator, client }: People) {
  const record = await getClientRecord(creator.client, client.id);
  return record && describeClientRecord(record, 'today').map(({ value }) => value);
}

export const reputationCases: Case[] = [
  [
    'a creator sees since when a client who asks is a member',
    async (people) => {
      await hire(people);
      return describeClient(people);
    },
    ['today'],
  ],
  [
    'a creator sees what a client has finished, from three jobs',
    async (people) => {
      await finish(people, 3);
      return describeClient(people);
    },
    ['today', '3 jobs', 'within an hour'],
  ],
  ['a creator sees nothing of a client who never asked', describeClient, null],
  [
    'no one else sees the record of a client',
    async (people) => {
      await hire(people);
      const { stranger, client } = people;
      return [
        await getClientRecord(stranger.client, client.id),
        await getClientRecord(client.client, client.id),
      ];
    },
    [null, null],
  ],
  [
    'visitors see what a creator has finished, from three jobs',
    async (people) => {
      await finish(people, 3);
      const record = await getCreatorRecord(people.visitor, people.creator.id);
      return [record?.finished, record?.answers, record?.answer_seconds].map(
        (figure) => typeof figure,
      );
    },
    ['number', 'number', 'number'],
  ],
  [
    'clients and unknown creators have no record',
    async ({ visitor, client }) => [
      await getCreatorRecord(visitor, client.id),
      await getCreatorRecord(visitor, UNKNOWN_ID),
      await getCreatorRecord(visitor, '1'),
    ],
    [null, null, null],
  ],
  [
    'a creator lists the answers behind a figure',
    async (people) => {
      const { id } = await hire(people);
      await actOnHireRequest(people.creator.client, { id, action: 'decline' });
      return listLatest(people, 'answers');
    },
    ['A map', 'Mia Moss', null, true],
  ],
  [
    'an offer is an answer, and each request has one',
    async (people) => {
      const { id, version } = await hire(people);
      await offer(people, { id, expectedVersion: version });
      await offer(people, { id, expectedVersion: version + 1 });
      const { items } = await listRecordCases(people.creator.client, {
        figure: 'answers',
        cursor: null,
      });
      return items
        .filter((item) => item.id === id)
        .map(({ title, jobs, due_on, is_on_time }) => [title, jobs, due_on, is_on_time]);
    },
    [['A map', null, null, null]],
  ],
  [
    'a creator lists the finished jobs with a due date, and whether they were on time',
    async (people) => {
      const { id, version } = await hire(people);
      const { open_offer_id } = await offer(people, { id, expectedVersion: version });
      await answerOffer(people.client.client, { id: open_offer_id ?? '', action: 'accept' });
      for (const [side, action] of completed.slice(1))
        await actOnHireRequest(people[side].client, { id, action, note: NOTE });
      await finish(people);
      const { items } = await listRecordCases(people.creator.client, {
        figure: 'on_time',
        cursor: null,
      });
      return items
        .filter((item) => item.id === id)
        .map(({ due_on, is_on_time, ...job }) => [
          job.title,
          job.client,
          job.asked_at,
          (due_on ?? '') > job.at.slice(0, 10),
          is_on_time,
        ]);
    },
    [['A map', 'Mia Moss', null, true, true]],
  ],
  [
    'a creator lists finished jobs, and the clients who came back',
    async (people) => {
      await finish(people, 2);
      return [await listLatest(people, 'finished'), await listLatest(people, 'repeat_clients')];
    },
    [
      ['Map 2', 'Mia Moss', null, false],
      [null, 'Mia Moss', 2, false],
    ],
  ],
  [
    'a review of a hire names its month, and not the title that the client wrote',
    async (people) => {
      const hireRequestId = await finish(people);
      const content = { projectId: null, comment: 'Clear and quick.', rating: 5 };
      const creatorId = people.creator.id;
      await createReview(people.client.client, { hireRequestId, creatorId, ...content });
      const [review] = await listCreatorReviews(people.visitor, { userId: creatorId });
      return [review?.hire?.service, /^\d{4}-\d\d$/.test(review?.hire?.month ?? '')];
    },
    [null, true],
  ],
];
