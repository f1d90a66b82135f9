import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteObjects } from '../support/stored-objects.ts';
import { inWorld, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { asService } from '../support/as-service.ts';
import { addFile, reserve, store, withoutTriggers } from './files.ts';

type Names = { name: string }[];
const sorted = (rows: Names) => rows.map(({ name }) => name).sort();
const listed = async (world: World) =>
  sorted(await world.sql<Names>`select name from private.attachments_to_remove`);
const next = (world: World) =>
  asService(world, async (tx) =>
    sorted(await tx<Names>`select name from public.next_attachments_to_remove() as name`),
  );

const storeAnything = (world: World, name: string) =>
  withoutTriggers(world, () => store(world, name));

describe('next_attachments_to_remove', () => {
  const list = (world: World, names: string[]) =>
    world.sql`insert into private.attachments_to_remove (name) select unnest(${names}::text[])`;

  it('lists what is stored, and no longer what storage has removed', () =>
    inWorld(async (world) => {
      const [one, two, gone] = [randomUUID(), randomUUID(), randomUUID()].sort() as [
        string,
        string,
        string,
      ];
      for (const name of [one, two]) await storeAnything(world, name);
      await world.sql`insert into storage.objects (bucket_id, name) values ('images', ${gone})`;
      await list(world, [one, two, gone]);
      expect(await next(world)).toEqual([one, two]);
      expect(await listed(world)).toEqual([one, two]);
      await deleteObjects(world.sql, world.sql`name = ${one}`);
      await world.sql`update private.attachments_to_remove set next_attempt = now()`;
      expect(await next(world)).toEqual([two]);
      expect(await listed(world)).toEqual([two]);
    }));

  it('leaves what was reserved again', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const id = await addFile(world, person);
      const other = randomUUID();
      await storeAnything(world, `${other}/${id}`);
      await world.as(person, (tx) => tx`select public.discard_attachment(${id})`);
      await list(world, [`${other}/${id}`]);
      await world.as(person, (tx) => reserve(tx, { id }));
      expect(await next(world)).toEqual([`${other}/${id}`]);
      expect(await listed(world)).toEqual([`${other}/${id}`]);
    }));

  it('lists what storage did not remove ever later', () =>
    inWorld(async (world) => {
      const name = randomUUID();
      await storeAnything(world, name);
      await list(world, [name]);
      const minutes: (number | undefined)[] = [];
      for (let attempt = 1; attempt <= 12; attempt += 1) {
        expect(await next(world)).toEqual([name]);
        expect(await next(world)).toEqual([]);
        const [row] = await world.sql<{ minutes: number }[]>`
          select extract(epoch from next_attempt - now())::integer / 60 as minutes
          from private.attachments_to_remove`;
        minutes.push(row?.minutes);
        await world.sql`update private.attachments_to_remove set next_attempt = now()`;
      }
      expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024]);
    }));

  it('lists a hundred at a time, the longest due first, and skips those that are gone', () =>
    inWorld(async (world) => {
      const names = Array.from({ length: 120 }, () => randomUUID()).sort();
      for (const name of names) await storeAnything(world, name);
      const gone = Array.from({ length: 150 }, () => randomUUID());
      await list(world, [...names, ...gone]);
      await world.sql`
        update private.attachments_to_remove set next_attempt = case
          when name = any (${gone}) then now() - interval '2 hours'
          when name = any (${names.slice(0, 20)}) then now()
          else now() - interval '1 hour' end`;
      const first = await next(world);
      expect(first).toHaveLength(50);
      expect(names.slice(0, 20).filter((name) => first.includes(name))).toEqual([]);
      expect([...first, ...(await next(world))].sort()).toEqual(names);
      expect(await next(world)).toEqual([]);
    }));

  it('gives a file to one caller at a time', async () => {
    const names = [randomUUID(), randomUUID()];
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`
        insert into storage.objects (bucket_id, name) select 'attachments', unnest(${names}::text[])`;
    });
    await sql`
      insert into private.attachments_to_remove (name, next_attempt)
      select unnest(${names}::text[]), '-infinity'`;
    const take = (tx: Pick<typeof sql, 'unsafe'>) =>
      tx.unsafe<Names>('select name from public.next_attachments_to_remove() as name').then(sorted);
    try {
      const [first, second] = await sql.begin(async (tx) => [await take(tx), await take(sql)]);
      expect([first, second]).toEqual([names.toSorted(), []]);
    } finally {
      await deleteObjects(sql, sql`name = any (${names})`);
      await sql`delete from private.attachments_to_remove`;
    }
  });
});
