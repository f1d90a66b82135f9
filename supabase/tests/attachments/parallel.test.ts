import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitAs, commitPeople, raceRounds } from '../hiring/races/race.ts';
import { deleteObjectsOf } from '../support/stored-objects.ts';
import { captureError, sql } from '../support/world.ts';
import { reserve } from './files.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
beforeEach(async () => {
  people = await commitPeople();
});
afterEach(async () => {
  await deleteObjectsOf(sql, [people.client.id]);
  await people.remove();
  await sql`delete from private.attachments_to_remove`;
});

/** Runs all of them at once, each on a connection of its own as far as there are some; how many succeed, and why others fail. */
async function race(calls: (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [String((result.reason as Error).message)] : [],
  );
  return { done: results.length - reasons.length, reasons: [...new Set(reasons)] };
}

const times = <T>(count: number, item: () => T) => Array.from({ length: count }, item);

describe.each(raceRounds)('at the same time, in round %d,', () => {
  it('20 files are reserved as long as there is space', async () => {
    const { client } = people;
    await sql`
      insert into public.attachments (id, owner_id, name, size, type)
      select gen_random_uuid(), ${client.id}, 'film.mp4', 20971520, 'video/mp4' from generate_series(1, 46)`;
    // Of 109,051,904 bytes that are left, 5 files of 20 MB take 104,857,600.
    const result = await race(
      times(20, () => () => commitAs(client, (tx) => reserve(tx, { size: 20_971_520 }))),
    );
    expect(result).toEqual({
      done: 5,
      reasons: [
        'Your files take up 1 GB. Remove some that you sent in messages. Those of open requests count until the work is approved or ends',
      ],
    });
    const [row] = await sql<{ bytes: number }[]>`
      select sum(size)::integer as bytes from public.attachments where owner_id = ${client.id}`;
    expect(row?.bytes).toBe(51 * 20_971_520);
  });

  it('20 calls with one id reserve one file', async () => {
    const id = randomUUID();
    const calls = times(20, () => () => commitAs(people.client, (tx) => reserve(tx, { id })));
    expect(await race(calls)).toEqual({ done: 20, reasons: [] });
  });

  it('a file is sent with one of several messages', async () => {
    const { client, creator } = people;
    const id = await commitAs(client, (tx) => reserve(tx));
    await sql`
      insert into storage.objects (bucket_id, name, metadata) values (
        'attachments', ${`${client.id}/${id}`}, '{"size": 5, "mimetype": "application/octet-stream"}')`;
    const send = () =>
      commitAs(
        client,
        (tx) =>
          tx`select public.send_message(${creator.id}, null, ${randomUUID()}, ${tx.json([{ id }])})`,
      );
    expect(await race(times(8, () => send))).toEqual({
      done: 1,
      reasons: ['“plan.pdf” was sent already. Remove it and add it again'],
    });
    const messages = await sql`select from public.messages where sender_id = ${client.id}`;
    expect(messages).toHaveLength(1);
  });

  it('a file is either sent or discarded', async () => {
    const { client, creator } = people;
    const id = await commitAs(client, (tx) => reserve(tx));
    await sql`
      insert into storage.objects (bucket_id, name, metadata) values (
        'attachments', ${`${client.id}/${id}`}, '{"size": 5, "mimetype": "application/octet-stream"}')`;
    const { done, reasons } = await race([
      () =>
        commitAs(
          client,
          (tx) =>
            tx`select public.send_message(${creator.id}, null, ${randomUUID()}, ${tx.json([{ id }])})`,
        ),
      () => commitAs(client, (tx) => tx`select public.discard_attachment(${id})`),
    ]);
    const rows = await sql`select message_id from public.attachments where id = ${id}`;
    expect(reasons).toEqual(
      done === 2 ? [] : ['One of these files no longer exists. Remove it and add it again'],
    );
    expect(rows).toHaveLength(done === 2 ? 1 : 0);
    if (rows[0]) expect(rows[0]['message_id']).not.toBeNull();
  });
});

it("a message waits for its own files, but for no others of its sender or of someone else's", async () => {
  const { client, creator } = people;
  const [own, others, id] = [
    await commitAs(client, (tx) => reserve(tx)),
    await commitAs(creator, (tx) => reserve(tx)),
    await commitAs(client, (tx) => reserve(tx)),
  ];
  const send = (file: string) =>
    commitAs(client, async (tx) => {
      await tx`set local lock_timeout = '500ms'`;
      await tx`select public.send_message(${creator.id}, null, ${randomUUID()}, ${tx.json([{ id: file }])})`;
    });
  await sql.begin(async (holder) => {
    await holder`select from public.attachments where id in (${own}, ${others}) for update`;
    expect((await captureError(send(own))).code).toBe('55P03');
    expect((await captureError(send(others))).code).toBe('PT404');
    expect((await captureError(send(id))).message).toBe(
      '“plan.pdf” has not been uploaded. Try again',
    );
  });
});
