import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addLives, repeat } from './histories.ts';
import { getCreatorRecord } from './records.ts';

type Row = Record<string, unknown> & { id: string };

const compare = (world: World, caller: Caller, ids: readonly string[] | string) =>
  world.as(
    caller,
    (sql) => sql<Row[]>`select * from public.creators_to_compare(${ids as string}::uuid[])`,
  );

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

it('returns what a comparison shows', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true, name: 'Wilma Quill' });
    const client = await world.addPerson();
    await world.sql`
      update public.users set username = 'wilma-quill', location = 'Oslo Norway', skills = '{React}',
        languages = '{English,Norwegian}', years_experience = 7, hourly_rate = 90, availability = 'part-time'
      where id = ${creator.id}`;
    await world.addProject(creator);
    await world.addProject(creator, { visibility: 'unlisted' });
    await world.addService(creator, { price: 300, duration: '9 days' });
    await world.addService(creator, { price: 200, duration: '2-4 days' });
    await world.addService(creator, { price: 100, is_active: false });
    await addLives(world, repeat(3, { creator, client, fate: 'approved', seconds: [0, 60] }));
    const record = await getCreatorRecord(world, client, creator.id);
    expect(record).toMatchObject({ answers: 3, finished: 3 });
    const rows = await compare(world, client, [creator.id]);
    expect([...rows]).toEqual([
      {
        id: creator.id,
        name: 'Wilma Quill',
        username: 'wilma-quill',
        avatar: null,
        location: 'Oslo Norway',
        skills: ['React'],
        languages: ['English', 'Norwegian'],
        years_experience: 7,
        hourly_rate: '90',
        availability: 'part-time',
        rating_avg: 0,
        rating_count: 0,
        project_count: '1',
        offer: { price: 200, duration: '2-4 days', days: 4 },
        record,
      },
    ]);
  }));

it('has no offer without a service, and no days if its text says none', () =>
  inWorld(async (world) => {
    const [one, other] = [
      await world.addPerson({ isDev: true }),
      await world.addPerson({ isDev: true }),
    ];
    await world.addService(other, { duration: 'As agreed' });
    const rows = await compare(world, one, [one.id, other.id]);
    expect(rows.map(({ offer }) => offer)).toEqual([
      null,
      { price: 100, duration: 'As agreed', days: null },
    ]);
  }));

it('returns the first four ids, each once and in their order', () =>
  inWorld(async (world) => {
    const people: string[] = [];
    for (let count = 0; count < 5; count += 1)
      people.push((await world.addPerson({ isDev: true })).id);
    const [a = '', b = '', c = '', d = '', e = ''] = people;
    const caller = { id: a };
    expect(idsOf(await compare(world, caller, [d, b, a, c, e]))).toEqual([d, b, a, c]);
    expect(idsOf(await compare(world, caller, [b, a, b, randomUUID(), c]))).toEqual([b, a]);
    expect(idsOf(await compare(world, caller, []))).toEqual([]);
    const nested = `{{${[e, d, c].join()}},{${[b, a, a].join()}}}`;
    expect(idsOf(await compare(world, caller, nested))).toEqual([e, d, c, b]);
  }));

it('leaves out who is not a public creator', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const client = await world.addPerson();
    const suspended = await world.addPerson({ isDev: true });
    const hidden = await world.addPerson({ isDev: true });
    await world.suspend(suspended);
    await world.hide('user', hidden.id);
    const ids = [suspended.id, client.id, hidden.id, creator.id];
    for (const caller of [client, suspended, hidden]) {
      expect(idsOf(await compare(world, caller, ids))).toEqual([creator.id]);
    }
  }));

it('is for users only', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const attempt = compare(world, 'visitor', [creator.id]);
    expect((await captureError(attempt)).code).toBe('42501');
  }));
