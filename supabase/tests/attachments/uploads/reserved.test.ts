import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { commitAs, commitPeople } from '../../hiring/races/race.ts';
import { overlap } from '../../races/waiting.ts';
import { deleteObjectsOf } from '../../support/stored-objects.ts';
import { captureError, inWorld, sql } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { picture, reserve, store } from '../files.ts';

/** As the storage service writes a row of this size when an upload ends, for the first time or not. */
const end = (world: World, name: string, size: number) =>
  world.sql.savepoint(() => store(world, name, { size }));
const message = async (attempt: Promise<unknown>) => {
  const error = await captureError(attempt);
  expect(error.code).toBe('42501');
  return error.message;
};

describe('what is stored', () => {
  it('has at most the bytes that were reserved for the file', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const id = await world.as(person, (tx) => reserve(tx, { size: 5 }));
      const name = `${person.id}/${id}`;
      const tooLarge = `The file ${name} is larger than it was reserved`;
      expect(await message(end(world, name, 6))).toBe(tooLarge);
      await end(world, name, 5);
      const change = (size: number) =>
        world.sql.savepoint(
          (tx) => tx`
            update storage.objects set version = 'new', metadata = ${tx.json({ size })} where name = ${name}`,
        );
      expect(await message(change(6))).toBe(tooLarge);
      await change(5);
    }));

  it('has at most the bytes that were reserved for all previews', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const input = { ...picture, size: 5, previews: [480, 1600], previewSize: 100 };
      const [id, other] = [
        await world.as(person, (tx) => reserve(tx, input)),
        await world.as(person, (tx) => reserve(tx, input)),
      ];
      const name = `${person.id}/${id}`;
      const [small, large] = [`${name}-480`, `${name}-1600`];
      await end(world, `${person.id}/${other}-480`, 100);
      await world.sql`
        insert into storage.objects (bucket_id, name, metadata) values ('images', ${large}, '{"size": 50}')`;
      await end(world, name, 5);
      expect(await message(end(world, small, 101))).toContain('larger');
      await end(world, small, 60);
      expect(await message(end(world, large, 41))).toContain('larger');
      await end(world, large, 40);
      await world.sql`
        update storage.objects set version = 'new', metadata = '{"size": 60}' where name = ${small}`;
    }));

  it('was reserved, and is not discarded', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const id = await world.as(person, (tx) => reserve(tx));
      await world.as(person, (tx) => tx`select public.discard_attachment(${id})`);
      for (const name of [`${person.id}/${id}`, `${person.id}/${randomUUID()}`, 'a', ''])
        expect(await message(end(world, name, 5))).toBe(`No file is reserved as ${name}`);
    }));
});

describe('an upload that ends while another one of its file does', () => {
  let people: Awaited<ReturnType<typeof commitPeople>>;
  afterEach(async () => {
    await deleteObjectsOf(sql, [people.client.id]);
    await people.remove();
    await sql`delete from private.attachments_to_remove`;
  });

  // Two previews would take up more than was reserved for both.
  it('waits, and counts its bytes', async () => {
    people = await commitPeople();
    const { client } = people;
    const input = { ...picture, previews: [480, 1600], previewSize: 100 };
    const id = await commitAs(client, (tx) => reserve(tx, input));
    const insert = (tx: Pick<typeof sql, 'unsafe'>, width: number) =>
      tx.unsafe(
        `insert into storage.objects (bucket_id, name, metadata) values ('attachments', $1, '{"size": 60}')`,
        [`${client.id}/${id}-${width}`],
      );
    const second = overlap(
      (tx) => insert(tx, 480),
      () => insert(sql, 1600).execute(),
    );
    expect(await message(second)).toContain('larger');
  });
});
