import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../support/world.ts';
import { addCompleted, commitAs, commitPeople, race, raceRounds } from './race.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
let requests = new Map<string, string>();
beforeAll(async () => {
  people = await commitPeople({ clients: 40 });
  requests = await addCompleted(people);
});
afterAll(() => people.remove());

it.each(raceRounds)(
  '40 simultaneous reviews are all stored, with an exact mean: round %d',
  async () => {
    await people.clearRateLimits();
    const { won, lost } = await race(
      [...requests].map(
        ([client, request], index) =>
          () =>
            commitAs(
              { id: client },
              (transaction) => transaction`
          insert into public.reviews (target_user_id, hire_request_id, rating, comment)
          values (${people.creator.id}, ${request}, ${(index % 5) + 1}, 'At once')`,
            ),
      ),
    );
    expect([won.length, lost]).toEqual([40, []]);
    const [row] = await sql`
    select rating_avg, rating_count from public.users where id = ${people.creator.id}`;
    expect(row).toEqual({ rating_avg: 3, rating_count: 40 });
    await sql`delete from public.reviews where target_user_id = ${people.creator.id}`;
  },
);

it.each(raceRounds)('one of 6 reviews of one request succeeds: round %d', async () => {
  const [[client = '', request = ''] = []] = requests;
  await people.clearRateLimits();
  const { won, lost } = await race(
    Array.from(
      { length: 6 },
      () => () =>
        commitAs(
          { id: client },
          (transaction) => transaction`
          insert into public.reviews (target_user_id, hire_request_id, rating, comment)
          values (${people.creator.id}, ${request}, 5, 'At once')`,
        ),
    ),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual(Array.from({ length: 5 }, () => '23505'));
  await sql`delete from public.reviews where target_user_id = ${people.creator.id}`;
});
