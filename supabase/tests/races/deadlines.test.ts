import { expect, it } from 'vitest';
import { commitAs, raceRounds } from '../hiring/races/race.ts';
import { makeOffer } from '../support/offers.ts';
import { sql } from '../support/world.ts';
import { findLockErrors, hire, leave, move, run, write } from './scene.ts';
import type { Scene } from './scene.ts';

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
