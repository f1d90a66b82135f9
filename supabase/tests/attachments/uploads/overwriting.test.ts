import { connect } from '@showcase/local-supabase';
import { afterEach, describe, expect, it } from 'vitest';
import { commitAs, commitPeople } from '../../hiring/races/race.ts';
import { countWaitingFor, getPid, until } from '../../races/waiting.ts';
import { databaseUrl } from '../../support/backend/backend.ts';
import { deleteObjects, deleteObjectsOf } from '../../support/stored-objects.ts';
import { become, captureError, inWorld, sql } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addSentPicture, listStored, picture, reserve, send, withoutTriggers } from '../files.ts';

/** As the storage service writes the row of an object when its upload ends. */
const overwrite = (world: World, name: string, bucket = 'attachments') =>
  world.sql.savepoint(
    (tx) => tx`
      insert into storage.objects (bucket_id, name, version) values (${bucket}, ${name}, 'new')
      on conflict (bucket_id, name) do update set version = excluded.version`,
  );
const changeUnseen = (world: World, name: string, version: string) =>
  withoutTriggers(world, () =>
    world.sql`update storage.objects set version = ${version} where name = ${name}`.execute(),
  );

describe('a sent file', () => {
  it('has a record of its objects', () =>
    inWorld(async (world) => {
      const pair = await addSentPicture(world);
      const { client, sent, unsent, names } = pair;
      const objects = await world.sql<{ name: string; version: string }[]>`
        select name, version from storage.objects where name = any (${names})`;
      const rows = await world.sql<{ id: string; stored: unknown }[]>`
        select id, stored from public.attachments where id in (${sent}, ${unsent})`;
      const stored = new Map(rows.map((row) => [row.id, row.stored]));
      expect(objects).toHaveLength(3);
      expect(stored.get(sent)).toEqual(
        Object.fromEntries(
          objects.map(({ name, version }) => [name, { version, size: 5, etag: '"a"' }]),
        ),
      );
      expect(stored.get(unsent)).toBeNull();
      const name = `${client.id}/${unsent}`;
      await world.sql`
        insert into storage.objects (bucket_id, name, version) values ('images', ${name}, 'image')`;
      await send(world, client, pair.creator, { files: [{ id: unsent }] });
      const [row] = await world.sql`
        select o.version = a.stored -> o.name ->> 'version' as is_own
        from public.attachments a join storage.objects o on o.name = ${name} and o.bucket_id = 'attachments'
        where a.id = ${unsent}`;
      expect(row?.['is_own']).toBe(true);
    }));

  it('is never stored again, nor is a preview, not even after its object is gone', () =>
    inWorld(async (world) => {
      const { names } = await addSentPicture(world);
      for (const name of names) {
        const update = world.sql.savepoint(
          (tx) => tx`update storage.objects set version = 'new' where name = ${name}`,
        );
        const denied = { code: '42501', message: `The file ${name} was sent and stays as it is` };
        expect(await captureError(update)).toEqual(denied);
        expect(await captureError(overwrite(world, name))).toEqual(denied);
        await deleteObjects(world.sql, world.sql`name = ${name}`);
        expect(await captureError(overwrite(world, name))).toEqual(denied);
      }
    }));

  it('leaves other names alone: a file that is not sent, and other buckets', () =>
    inWorld(async (world) => {
      const { client, creator, unsent, names } = await addSentPicture(world);
      await world.sql`insert into storage.buckets (id, name) values ('other', 'other')`;
      await overwrite(world, `${client.id}/${unsent}`);
      await overwrite(world, names[0] ?? '', 'other');
      await overwrite(world, names[0] ?? '', 'other');
      await world.sql`
        update storage.objects o set version = sent.version from storage.objects sent
        where (o.bucket_id, sent.bucket_id, o.name) = ('other', 'attachments', sent.name)`;
      const seen = world.as(
        creator,
        (tx) => tx`select from storage.objects where bucket_id = 'other'`,
      );
      expect((await seen).count).toBe(0);
    }));

  it('is read as it was sent only, in each of its sizes', () =>
    inWorld(async (world) => {
      const { client, creator, unsent, names } = await addSentPicture(world);
      const [first = '', second = ''] = names;
      const [row] = await world.sql`select version from storage.objects where name = ${second}`;
      await changeUnseen(world, first, String(row?.['version']));
      await changeUnseen(world, `${client.id}/${unsent}`, 'new');
      expect(await listStored(world, creator)).toEqual(names.slice(1));
      expect(await listStored(world, client)).toEqual(
        [...names.slice(1), `${client.id}/${unsent}`].sort(),
      );
    }));

  it('that was changed all the same is in the log when somebody asks for it', async () => {
    const warnings: (string | undefined)[] = [];
    const session = connect(databaseUrl, {
      ...{ max: 1, onnotice: ({ message }) => warnings.push(message) },
    });
    try {
      await inWorld(async (world) => {
        const { creator, names } = await addSentPicture(world);
        await addSentPicture(world);
        // The size of the table decides what a plan begins with.
        await world.sql`analyze public.attachments`;
        await listStored(world, creator);
        expect(warnings).toEqual([]);
        await changeUnseen(world, names[0] ?? '', 'new');
        await listStored(world, creator);
        expect(warnings).toEqual([`The file ${names[0]} is not what was sent, so nobody reads it`]);
      }, session);
    } finally {
      await session.end();
    }
  });
});

describe('an upload that ends while its file is being sent', () => {
  let people: Awaited<ReturnType<typeof commitPeople>>;
  afterEach(async () => {
    await deleteObjectsOf(sql, [people.client.id]);
    await people.remove();
    await sql`delete from private.attachments_to_remove`;
  });
  const addStored = async () => {
    const { client } = people;
    const id = await commitAs(client, (tx) =>
      reserve(tx, { ...picture, previews: [480], previewSize: 5 }),
    );
    const names = [`${client.id}/${id}`, `${client.id}/${id}-480`] as const;
    await sql`
      insert into storage.objects (bucket_id, name, version, metadata)
      select 'attachments', unnest(${names}::text[]), 'sent', '{"size": 5, "mimetype": "image/png"}'`;
    return { id, names };
  };
  const end = (name: string) =>
    sql`update storage.objects set version = 'late' where name = ${name}`.execute();

  it('waits, and is refused; that of another file does not wait', async () => {
    people = await commitPeople();
    const { client, creator } = people;
    const [file, pictured, other] = [await addStored(), await addStored(), await addStored()];
    const names = [file.names[0], pictured.names[1]];
    let late: Promise<unknown>[] = [];
    await sql.begin(async (tx) => {
      const pid = await getPid(tx);
      await become(tx, client);
      const files = tx.json([{ id: file.id }, { id: pictured.id }]);
      await tx`select public.send_message(${creator.id}, null, gen_random_uuid(), ${files})`;
      for (const name of other.names) await end(name);
      late = names.map(end);
      for (const attempt of late) attempt.catch(() => undefined);
      await until(async () => (await countWaitingFor(pid)) === 2);
    });
    for (const attempt of late) expect((await captureError(attempt)).code).toBe('42501');
    const rows = await sql`select version from storage.objects where name = any (${names})`;
    expect(rows).toEqual([{ version: 'sent' }, { version: 'sent' }]);
  });
});
