import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerCase, decisionNote, openCase } from '../cases/cases.ts';
import { commitAs, getCode, raceRounds } from '../hiring/races/race.ts';
import { makeOffer } from '../support/offers.ts';
import { sql } from '../support/world.ts';
import {
  findLockErrors,
  hire,
  leave,
  move,
  openScene,
  publish,
  review,
  run,
  write,
} from './scene.ts';
import type { Scene } from './scene.ts';
import { overlap } from './waiting.ts';

/** The job, as if it were twenty days later, for the requests of this creator only. */
const job =
  ({ creator }: Scene, order: 'asc' | 'desc') =>
  () =>
    sql.unsafe(
      `select private.follow_deadline(h.id, now() + interval '20 days')
    from (select id from public.hire_requests where creator_id = $1 order by id ${order}) h`,
      [creator.id],
    );
const propose = (person: { id: string }, id: string) => () =>
  commitAs(person, (tx) => makeOffer(tx, { id }));
const read = 'update public.notifications set read_at = now() where read_at is null';
const save = `insert into public.saved_searches (kind, name, search) values ('projects', 'A', '{"q": "project"}')`;
const unsave = 'delete from public.saved_searches';
const compare = () => sql`select private.notify_saved_searches()`;
const withThree = (scene: Scene) => [
  hire(scene.second, scene),
  hire(scene.other, scene),
  propose(scene.creator, scene.request),
];

it.each(raceRounds)(
  'the job, offers, what is read, and a client who leaves: round %d',
  async () => {
    const lockErrors = await findLockErrors(
      (scene) => [
        job(scene, 'asc'),
        leave(scene.client),
        job(scene, 'desc'),
        propose(scene.client, scene.request),
        run(scene.creator, read),
        propose(scene.creator, scene.request),
        run(scene.client, read),
        write(scene.client, scene.creator),
      ],
      withThree,
    );
    expect(lockErrors).toEqual([]);
  },
);

it.each(raceRounds)('the job, answers, and both who leave: round %d', async () => {
  const lockErrors = await findLockErrors(
    (scene) => [
      leave(scene.creator),
      job(scene, 'desc'),
      move(scene.creator, scene.request, 'decline'),
      run(scene.creator, read),
      leave(scene.second),
      job(scene, 'asc'),
      leave(scene.client),
    ],
    withThree,
  );
  expect(lockErrors).toEqual([]);
});

it.each(raceRounds)('searches that are compared, removed and left: round %d', async () => {
  const lockErrors = await findLockErrors(
    ({ creator, client, second, other }) => [
      compare,
      compare,
      leave(client),
      run(second, unsave),
      run(second, save),
      run(other, save),
      publish(creator),
      leave(creator),
    ],
    ({ creator, client, second, other }) => [
      run(client, save),
      run(second, save),
      run(other, save),
      publish(creator),
      publish(creator),
    ],
  );
  expect(lockErrors).toEqual([]);
});

type Person = 'client' | 'creator' | 'other';
type Act = (scene: Scene) => Promise<() => Promise<unknown>> | (() => Promise<unknown>);

const hide = `select public.admin_hide('review', $1, 'Rude')`;
const unhide = `select public.admin_unhide('review', $1, 'Fair')`;
const reply = `select public.reply_to_review($1, 'Thank you')`;
const feature = `select public.admin_feature($1, 'Fine work')`;
const unfeature = `select public.admin_unfeature($1, 'Others too')`;
const decideReport = `select public.admin_decide_report($1, 'warn', 'Be kind')`;
const insertMessage = `
  insert into public.messages (conversation_id, client_key, text) values ($1, gen_random_uuid(), 'Hi')`;
const reserve = `select public.reserve_attachment($1, 'plan.pdf', 5, 'application/pdf')`;
const decide = `select public.admin_decide_case($1, 'none', $2)`;

/** A case about their request that waits for its decision. */
async function dispute({ client, creator, request }: Scene) {
  await move(creator, request, 'accept')();
  await move(creator, request, 'deliver')();
  const id = await commitAs(client, (tx) => openCase(tx, { request }));
  await commitAs(creator, (tx) => answerCase(tx, { id, action: 'dispute' }));
  return id;
}

/** The actions of others meanwhile, with rows that go with the account. */
const acts: [what: string, who: Person, act: Act][] = [
  ['a decision about their request', 'client', (s) => move(s.creator, s.request, 'decline')],
  ['a request for their service', 'creator', (s) => hire(s.second, s)],
  ['a block of them', 'client', (s) => run(s.creator, 'select public.block_user($1)', s.client.id)],
  ['a reply to their review', 'client', (s) => run(s.creator, reply, s.review)],
  ['an admin who hides their review', 'client', (s) => run(s.admin, hide, s.review)],
  [
    'an admin who shows their review again',
    'client',
    async (s) => {
      await run(s.admin, hide, s.review)();
      return run(s.admin, unhide, s.review);
    },
  ],
  ['an admin who features their project', 'creator', (s) => run(s.admin, feature, s.project)],
  [
    'an admin who no longer features their project',
    'creator',
    async (s) => {
      await run(s.admin, feature, s.project)();
      return run(s.admin, unfeature, s.project);
    },
  ],
  [
    'a decision about their report',
    'creator',
    (s) => run(s.admin, decideReport, s.reports[0] ?? ''),
  ],
  [
    'a decision about a report of their review',
    'client',
    (s) => run(s.admin, decideReport, s.reports[0] ?? ''),
  ],
  [
    'a decision about their case',
    'client',
    async (s) => run(s.admin, decide, await dispute(s), decisionNote),
  ],
  ['a message to them', 'client', (s) => run(s.creator, insertMessage, s.conversation)],
  ['the first message to them', 'other', (s) => write(s.client, s.other)],
  [
    'what they do in another tab',
    'client',
    (s) =>
      run(s.client, 'select public.send_message($1, $2, $3)', s.creator.id, 'Hi', randomUUID()),
  ],
  ['a file that they add in another tab', 'client', (s) => run(s.client, reserve, randomUUID())],
  ['a review that they write in another tab', 'client', (s) => review(s.client, s)],
  ['the first review of them', 'creator', (s) => review(s.second, s)],
];

describe('what others do meanwhile', () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene();
  });
  afterEach(() => scene.close());

  // Whoever holds a row of theirs and then needs the account waits for a deletion that waits for the row: one of the two fails. What
  // only then finds that the account is gone gets an error of the database instead of a sentence.
  it.each(acts)(
    '%s waits for someone who is leaving, and holds nothing',
    async (_, who, prepare) => {
      const act = await prepare(scene);
      const person = scene[who].id;
      const code = await overlap(
        (tx) => tx`select from public.users where id = ${person} for update`,
        () => act().then(() => 'done', getCode),
        (tx) => tx`delete from auth.users where id = ${person}`,
      );
      expect(code).toMatch(/^(done|PT4\d\d|PGRST)$/);
    },
  );
});
