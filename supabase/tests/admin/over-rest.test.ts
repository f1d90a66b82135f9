import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitPeople } from '../hiring/races/race.ts';
import { addAccount, call, removeAccounts, signIn } from '../second-factor/accounts.ts';
import type { Session } from '../second-factor/accounts.ts';
import { sql } from '../support/world.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
let session: Session;

beforeAll(async () => {
  people = await commitPeople({ clients: 1 });
  const email = await addAccount();
  session = await signIn(email);
  await sql`insert into private.admins (user_id, reason) values (${session.user.id}, 'test')`;
});
afterAll(async () => {
  await people.remove();
  await removeAccounts();
});

it('an admin neither hides a review about themself nor shows it again', async () => {
  const [review] = await sql<{ id: string }[]>`
    insert into public.reviews (user_id, target_user_id, rating, comment)
    values (${people.client.id}, ${session.user.id}, 1, 'Awful') returning id`;
  const args = { kind: 'review', item_id: review?.id, reason: 'Rude' };
  for (const name of ['admin_hide', 'admin_unhide'])
    expect(await call(name, session, args)).toMatchObject({
      status: 403,
      body: { message: 'Another admin decides about what is yours or about you' },
    });
});
