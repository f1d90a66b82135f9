import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCompleted, commitAs, commitPeople } from '../hiring/races/race.ts';
import { createRequest } from '../support/hiring.ts';
import { captureError, sql } from '../support/world.ts';
import { move, run } from './scene.ts';
import { as, overlap } from './waiting.ts';

type Review = { id: string; author: { id: string; email: string } };
let people: Awaited<ReturnType<typeof commitPeople>>;
let one: Review;
let other: Review;

/** A creator with a review of four stars by each of two clients. */
beforeEach(async () => {
  people = await commitPeople({ clients: 2 });
  const requests = await addCompleted(people);
  const reviews: Review[] = [];
  for (const author of people.clients) {
    const [row] = await sql<{ id: string }[]>`
      insert into public.reviews (user_id, target_user_id, hire_request_id, rating, comment)
      values (${author.id}, ${people.creator.id}, ${requests.get(author.id) ?? ''}, 4, 'Good')
      returning id`;
    reviews.push({ id: row?.id ?? '', author });
  }
  [one, other] = reviews as [Review, Review];
});
afterEach(() => people.remove());

const rename = 'update public.users set username = $2 where id = $1';
const getName = ({ id }: { id: string }) => `race-${id.slice(0, 8)}`;
const edit = 'update public.reviews set rating = $2 where id = $1';
const reply = 'select public.reply_to_review($1, $2)';

// One of the two changes would be missing from the average that everyone sees, until the next review.
it('two reviews that are changed at once both count', async () => {
  await overlap(as(one.author, edit, one.id, '1'), run(other.author, edit, other.id, '2'));
  const [row] = await sql`
    select rating_avg, rating_count from public.users where id = ${people.creator.id}`;
  expect(row).toEqual({ rating_avg: 1.5, rating_count: 2 });
});

// The second reply of a creator with two tabs would replace the first one, and the client would be told twice.
it('a review is replied to once', async () => {
  const { id } = one;
  const second = overlap(
    as(people.creator, reply, id, 'Thank you'),
    run(people.creator, reply, id, 'You are welcome'),
  );
  expect(await captureError(second)).toMatchObject({ code: 'PT409' });
  expect(await sql`select reply from public.reviews where id = ${id}`).toEqual([
    { reply: 'Thank you' },
  ]);
});

// Each would wait for the name that the other is giving up, and one of them get an error of the database.
it('names that are swapped are taken one after the other', async () => {
  const { creator, client } = people;
  for (const person of [creator, client]) await run(person, rename, person.id, getName(person))();
  const second = overlap(
    // What one statement does in two steps, as two of them.
    as(creator, rename, creator.id, `${getName(creator)}-new`),
    run(client, rename, client.id, getName(creator)),
    async (tx) => {
      const swap = tx.savepoint((inner) => inner.unsafe(rename, [creator.id, getName(client)]));
      expect(await captureError(swap)).toMatchObject({ code: '23505' });
    },
  );
  expect(await captureError(second)).toMatchObject({ code: '23505' });
  const [row] = await sql`select username from public.users where id = ${client.id}`;
  expect(row).toEqual({ username: getName(client) });
});

// Lists would sort the creator by the old name until the next change.
it('a creator who answers a request meanwhile is sorted by the new name', async () => {
  const { creator, client } = people;
  const { id } = await commitAs(client, (tx) =>
    createRequest(tx, { creator_id: creator.id, title: 'A map', budget: 10 }),
  );
  await overlap(
    as(creator, `update public.users set name = 'Zoe' where id = $1`, creator.id),
    move(creator, id, 'decline'),
  );
  expect(await sql`select name from private.creator_ranks where user_id = ${creator.id}`).toEqual([
    { name: 'zoe' },
  ]);
});
