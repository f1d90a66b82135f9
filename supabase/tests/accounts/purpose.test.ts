import { expect, it } from 'vitest';
import { captureError, inWorld, sql } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

async function prompt(world: World, caller: Caller) {
  const [row] = await world.as(caller, (sql) => sql`select public.ask_purpose() as is_new`);
  return row?.['is_new'] as unknown;
}
const answer = (world: World, caller: Caller, purpose: string | null) =>
  world.as(caller, (sql) => sql`select public.answer_purpose(${purpose})`);
async function getPurpose(world: World, { id }: { id: string }) {
  const [row] = await world.sql`
    select purpose, purpose_asked_at > now() - interval '1 minute' as is_asked
    from public.user_private where user_id = ${id}`;
  return row;
}

it('is asked once for each account, whatever was answered', () =>
  inWorld(async (world) => {
    const [person, other] = [await world.addPerson(), await world.addPerson()];
    expect(await getPurpose(world, person)).toEqual({ purpose: null, is_asked: null });
    expect(await prompt(world, person)).toBe(true);
    expect(await prompt(world, person)).toBe(false);
    expect(await getPurpose(world, person)).toEqual({ purpose: null, is_asked: true });
    expect(await getPurpose(world, other)).toEqual({ purpose: null, is_asked: null });
    expect(await prompt(world, other)).toBe(true);
  }));

it('is not asked of someone who offers work already', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.sql`update public.users set is_dev = true where id = ${person.id}`;
    expect(await prompt(world, person)).toBe(false);
    expect(await getPurpose(world, person)).toEqual({ purpose: null, is_asked: null });
  }));

it('keeps the time at which it was asked', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.sql`
      update public.user_private set purpose_asked_at = '2026-01-01' where user_id = ${person.id}`;
    expect(await prompt(world, person)).toBe(false);
    expect(await getPurpose(world, person)).toEqual({ purpose: null, is_asked: false });
  }));

it.each(['hire', 'work', 'both'])('stores the answer %j, of the caller alone', (purpose) =>
  inWorld(async (world) => {
    const [person, other] = [await world.addPerson(), await world.addPerson()];
    await prompt(world, person);
    await answer(world, person, purpose);
    expect(await getPurpose(world, person)).toEqual({ purpose, is_asked: true });
    expect((await getPurpose(world, other))?.['purpose']).toBeNull();
  }),
);

it('keeps the first answer', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await answer(world, person, 'hire');
    await answer(world, person, 'work');
    expect((await getPurpose(world, person))?.['purpose']).toBe('hire');
  }));

it.each([null, '', 'Hire', 'play'])('rejects the answer %j', (purpose) =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    expect(await captureError(answer(world, person, purpose))).toMatchObject({
      message: 'Choose one of these: hire, work, both',
    });
    expect((await getPurpose(world, person))?.['purpose']).toBeNull();
  }),
);

it('is none but these, whoever writes it', () =>
  inWorld(async (world) => {
    const { id } = await world.addPerson();
    const write = world.sql`update public.user_private set purpose = 'play' where user_id = ${id}`;
    expect(await captureError(write)).toMatchObject({ code: '23514' });
  }));

it('changes nothing for suspended people and visitors', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.suspend(person);
    expect(await captureError(prompt(world, person))).toMatchObject({ code: 'PT403' });
    expect(await captureError(answer(world, person, 'hire'))).toMatchObject({ code: 'PT403' });
    expect(await captureError(prompt(world, 'visitor'))).toMatchObject({ code: '42501' });
    expect(await captureError(answer(world, 'visitor', 'hire'))).toMatchObject({ code: '42501' });
    expect(await getPurpose(world, person)).toEqual({ purpose: null, is_asked: null });
  }));

it('is not asked of the people of the seed', async () => {
  const [row] = await sql`
    select count(*)::int as people, count(purpose_asked_at)::int as asked from public.user_private`;
  expect(row?.['people']).toBeGreaterThan(30);
  expect(row?.['asked']).toBe(row?.['people']);
});
