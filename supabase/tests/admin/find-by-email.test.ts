import { expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addAdmin, audit, call } from './admins.ts';

type Found = { person: { id: string } | null; subscriber: { id: string } | null };
const find = (world: World, caller: Caller, email: string | null) =>
  call<Found>(world, caller, { name: 'admin_find_by_email', email });

it('finds an account and a sign-up by exactly their address, and records each search', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    const person = await world.addPerson({ name: 'Ada Stone', isDev: true });
    await world.sql`insert into private.newsletter_subscribers (email) values (${person.email})`;
    const found = await find(world, admin, ` ${person.email.toUpperCase()} `);
    expect(found?.person).toEqual({ id: person.id, name: 'Ada Stone', is_dev: true });
    expect(Object.keys(found?.subscriber ?? {}).toSorted()).toEqual([
      'confirmed_at',
      'created_at',
      'id',
    ]);
    const others = [person.email.slice(1), `${person.email}.org`, 'nobody@example.org'];
    for (const email of others)
      expect(await find(world, admin, email)).toEqual({ person: null, subscriber: null });
    const entries = (await audit(world)).filter(({ action }) => action === 'find_by_email');
    expect(entries[0]).toMatchObject({
      actor_id: admin.id,
      target_kind: 'user',
      target_id: person.id,
      target_title: 'Ada Stone',
      reason: 'Searched by the email address',
    });
    expect(entries.slice(1).map(({ target_id, reason }) => [target_id, reason])).toEqual(
      others.map(() => [admin.id, 'No account has the address']),
    );
    expect(JSON.stringify(entries)).not.toContain('@');
  }));

it('finds an account by an address that is no contact address', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    const person = await world.addPerson();
    const email = 'r&d/ada@example.com';
    await world.sql`update auth.users set email = ${email} where id = ${person.id}`;
    expect((await find(world, admin, email))?.person?.id).toBe(person.id);
  }));

it.each(['', 'ada', 'example.com', 'a b@example.com', `${'x'.repeat(400)}@example.com`, null])(
  'rejects %j as an address',
  (email) =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      expect(await captureError(find(world, admin, email))).toMatchObject({
        code: 'PT400',
        message: 'Type a whole email address',
      });
    }),
);

it('is only allowed for admins', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    expect((await captureError(find(world, person, person.email))).code).toBe('PT403');
    expect((await captureError(find(world, 'visitor', person.email))).code).toBe('42501');
  }));
