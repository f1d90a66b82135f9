import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitPeople } from '../hiring/races/race.ts';
import { commitInvoice } from '../hiring/races/work.ts';
import { send, signIn, type Body } from '../support/rest.ts';
import { sql } from '../support/world.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
let tokens: { client: string; creator: string };
let bill = '';
beforeAll(async () => {
  people = await commitPeople();
  tokens = {
    client: await signIn(people.client.email),
    creator: await signIn(people.creator.email),
  };
  ({ bill } = await commitInvoice(people, { isPaid: true }));
});
afterAll(() => people.remove());

it('over REST, thirty one-cent refunds of a blocked creator bring the client no word and one mail', async () => {
  const call = (side: keyof typeof tokens, name: string, body: Body) =>
    send(`rest/v1/rpc/${name}`, body, { token: tokens[side] });
  expect((await call('client', 'block_user', { user_id: people.creator.id })).status).toBe(204);
  await sql`delete from private.mail_outbox where user_id = ${people.client.id}`;
  const reason = 'You will hear from me';
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    const refund = { invoice_id: bill, amount_cents: 1, refund_key: randomUUID() };
    statuses.push((await call('creator', 'enter_refund', { ...refund, reason })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(20).fill(409)]);
  const corrected = await call('creator', 'correct_invoice', { id: bill, note: reason });
  expect(corrected.status).toBe(200);

  const [row] = await sql<{ id: string }[]>`
    select hire_request_id as id from public.invoices where id = ${bill}`;
  const read = async (side: keyof typeof tokens) =>
    (
      await Promise.all([
        call(side, 'my_hire_request', { id: row?.id }),
        call(side, 'my_invoices', { side }),
        call(side, 'export_my_data', {}),
      ])
    )
      .map(({ text }) => text)
      .join('');
  expect(await read('creator')).toContain(reason);
  expect(await read('client')).not.toContain(reason);
  for (const table of ['invoices', 'refunds', 'hire_request_events'])
    expect(
      (await send(`rest/v1/${table}`, undefined, { token: tokens.client, method: 'GET' })).status,
    ).toBe(403);
  const mails = await sql`
    select kind, count(*)::integer as total from private.mail_outbox
    where user_id = ${people.client.id} and due_at < now() + interval '12 hours' group by 1 order by 1`;
  expect(mails).toEqual([
    { kind: 'request_invoice_corrected', total: 1 },
    { kind: 'request_refund_sent', total: 1 },
  ]);
});
