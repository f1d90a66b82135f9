import { describe, expect, it } from 'vitest';
import { asService } from '../support/as-service.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addAdmin, audit, bell, call } from './admins.ts';

const grant = (world: World, email: string, reason = 'Runs the place') =>
  asService(world, async (sql) => {
    const [row] = await sql<{ is_new: boolean }[]>`
      select public.grant_admin_by_email(${email}, ${reason}) as is_new`;
    return row?.is_new;
  });

const getRows = async (world: World, { id }: { id: string }) =>
  (await audit(world)).filter(({ target_id }) => target_id === id);

describe('the service role', () => {
  it('grants admin by email address, once, and the database records it', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ name: 'Lena Ross' });
      expect(await grant(world, ` ${person.email.toUpperCase()} `)).toBe(true);
      expect(await grant(world, person.email)).toBe(false);
      expect(await call(world, person, { name: 'am_i_admin' })).toBe(true);
      expect(await getRows(world, person)).toEqual([
        {
          actor_id: null,
          action: 'grant_admin',
          target_kind: 'user',
          target_id: person.id,
          target_title: 'Lena Ross',
          reason: 'Runs the place',
        },
      ]);
      expect(await bell(world, person)).toEqual([
        { kind: 'admin_granted', params: { reason: 'Runs the place' }, needs_action: false },
      ]);
    }));

  it('requires an account that is not suspended, and a reason', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      expect((await captureError(grant(world, 'nobody@example.com'))).code).toBe('PT404');
      expect((await captureError(grant(world, person.email, ' '))).code).toBe('PT400');
      await world.suspend(person);
      expect((await captureError(grant(world, person.email))).code).toBe('PT409');
    }));

  it.each(['%', '%@example.com', '_', `${'_'.repeat(36)}@example.com`])(
    'treats %j as one email address, not as a pattern',
    (email) =>
      inWorld(async (world) => {
        await world.addPerson();
        expect((await captureError(grant(world, email))).code).toBe('PT404');
      }),
  );

  it('is the only role that may do so', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const person = await world.addPerson();
      for (const caller of [admin, person, 'visitor'] as const) {
        const attempt = call(world, caller, {
          name: 'grant_admin_by_email',
          email: person.email,
          reason: 'Me',
        });
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));
});

it('records manual changes of the admins table, and deleted accounts', () =>
  inWorld(async (world) => {
    await addAdmin(world);
    const [one, other] = [await world.addPerson(), await world.addPerson()];
    await world.grantAdmin(one);
    await world.sql`
      insert into private.admins (user_id, reason) values (${other.id}, ${'x'.repeat(500)})`;
    await world.sql`delete from private.admins where user_id = ${one.id}`;
    await world.sql`delete from auth.users where id = ${other.id}`;
    for (const [person, written] of [
      [one, 'test'],
      [other, 'x'.repeat(240)],
    ] as const) {
      const rows = await getRows(world, person);
      expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
        ['grant_admin', written],
        ['revoke_admin', 'No reason given'],
      ]);
    }
  }));
