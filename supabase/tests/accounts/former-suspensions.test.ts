import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { writeAccounts } from '@showcase/local-supabase';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Listed = {
  id: string;
  former_suspension: { reason: string } | null;
  removed_while_hidden: { kind: string; title: string; reason: string }[];
};
type Page = { items: Listed[] };

async function seenByAdmins(world: World, id: string, list = 'admin_list_clients') {
  const admin = await addAdmin(world);
  const page = await call<Page>(world, admin, { name: list, q: id });
  return page?.items[0];
}

async function signUp(world: World, email: string) {
  const id = randomUUID();
  await writeAccounts(world.sql, [{ id, email, confirmedAt: new Date() }]);
  // The service itself writes no capitals.
  if (email !== email.toLowerCase())
    await world.sql`update auth.users set email = ${email} where id = ${id}`;
  await world.sql`insert into auth.sessions (id, user_id) values (${id}, ${id})`;
  return { id, email };
}

async function leaveSuspended(world: World, email = `${randomUUID()}@example.com`) {
  const person = await signUp(world, email);
  await world.suspend(person);
  await world.sql`delete from auth.users where id = ${person.id}`;
  return email;
}

describe('a suspended user who deletes their account', () => {
  it.each([
    ['the same address', (email: string) => email],
    ['the same in upper case', (email: string) => email.toUpperCase()],
    ['a subaddress of it', (email: string) => email.replace('@', '+again@')],
  ])('is known to admins by %s', (_, write) =>
    inWorld(async (world) => {
      const { id } = await signUp(world, write(await leaveSuspended(world)));
      expect(await seenByAdmins(world, id)).toMatchObject({
        former_suspension: { reason: 'spam' },
      });
    }),
  );

  it('is recognized when an account changes to the email address, and after it changes again', () =>
    inWorld(async (world) => {
      const email = await leaveSuspended(world);
      const another = await leaveSuspended(world);
      await world.sql`
        update private.suspended_former_users set reason = 'fraud'
        where address = private.mailbox_key(${another})`;
      const person = await world.addPerson();
      for (const next of [email, another, `${randomUUID()}@example.com`]) {
        await world.sql`update auth.users set email = ${next} where id = ${person.id}`;
        expect(await seenByAdmins(world, person.id)).toMatchObject({
          former_suspension: { reason: 'spam' },
        });
      }
    }));

  it('is only stored as a hash, for a year', () =>
    inWorld(async (world) => {
      await world.sql`delete from private.suspended_former_users`;
      const email = await leaveSuspended(world);
      const rows = await world.sql`select * from private.suspended_former_users`;
      expect(JSON.stringify(rows)).not.toContain(email.slice(0, 8));
      await world.sql`
        update private.suspended_former_users set left_at = now() - interval '1 year' + interval '1 day'`;
      await world.sql`select private.prune()`;
      expect(await world.sql`select from private.suspended_former_users`).toHaveLength(1);
      await world.sql`update private.suspended_former_users set left_at = left_at - interval '2 days'`;
      await world.sql`select private.prune()`;
      expect(await world.sql`select from private.suspended_former_users`).toHaveLength(0);
    }));

  it('needs no email address', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql`update auth.users set email = null where id = ${person.id}`;
      await world.suspend(person);
      const removed = await world.sql`delete from auth.users where id = ${person.id}`;
      expect(removed.count).toBe(1);
    }));

  it('sees it in their export', () =>
    inWorld(async (world) => {
      const person = await signUp(world, await leaveSuspended(world));
      const data = await call<Record<string, unknown>>(world, person, { name: 'export_my_data' });
      expect(data?.former_suspensions).toMatchObject([{ reason: 'spam' }]);
      const other = await world.addPerson();
      const theirs = await call<Record<string, unknown>>(world, other, { name: 'export_my_data' });
      expect(theirs?.former_suspensions).toBeNull();
    }));
});

it('no one else is recognized: users who left without a suspension, or with another email address', () =>
  inWorld(async (world) => {
    const email = await leaveSuspended(world);
    // A hash cannot be written in another case.
    await world.sql`update private.suspended_former_users set address = upper(address)`;
    const left = await world.addPerson();
    await world.sql`delete from auth.users where id = ${left.id}`;
    for (const another of [left.email, `${randomUUID()}@example.com`, email]) {
      const { id } = await signUp(world, another);
      expect(await seenByAdmins(world, id)).toMatchObject({ former_suspension: null });
    }
  }));

describe('an item that is removed while it is hidden', () => {
  async function addHidden(world: World) {
    const creator = await world.addPerson({ isDev: true });
    const project = await world.addProject(creator, { title: 'Cheap followers' });
    const service = await world.addService(creator, { title: 'More followers' });
    await world.hide('project', project);
    await world.hide('service', service);
    return { creator, project, service };
  }

  it('is still recognized for admins, in the list and the export', () =>
    inWorld(async (world) => {
      const { creator } = await addHidden(world);
      await world.addProject(creator, { title: 'A fine one' });
      await world.as(creator, (tx) => tx`delete from public.projects`);
      await world.as(creator, (tx) => tx`delete from public.services`);
      const listed = await seenByAdmins(world, creator.id, 'admin_list_creators');
      expect(listed?.removed_while_hidden.map(({ kind, title }) => [kind, title]).sort()).toEqual([
        ['project', 'Cheap followers'],
        ['service', 'More followers'],
      ]);
      const data = await call<Record<string, unknown>>(world, creator, { name: 'export_my_data' });
      expect(data?.removed_hidden_items).toHaveLength(2);
      const other = await world.addPerson({ isDev: true });
      expect(await seenByAdmins(world, other.id, 'admin_list_creators')).toMatchObject({
        removed_while_hidden: [],
      });
      await world.sql`
        insert into private.removed_hidden_items (item_id, kind, user_id, title, reason, hidden_at)
        select gen_random_uuid(), 'project', ${creator.id}, 'x', 'spam', now()
        from generate_series(1, 9)`;
      const many = await seenByAdmins(world, creator.id, 'admin_list_creators');
      expect(many?.removed_while_hidden).toHaveLength(10);
      const theirs = await call<Record<string, unknown>>(world, other, { name: 'export_my_data' });
      expect(theirs?.removed_hidden_items).toBeNull();
    }));

  it.each([
    [' cheap Followers ', true],
    ['Something else', false],
  ])('is recognized when published again as %j: %s', (title, expected) =>
    inWorld(async (world) => {
      const { creator, project } = await addHidden(world);
      await world.as(creator, (tx) => tx`delete from public.projects where id = ${project}`);
      const sameTitle = await world.addProject(creator, { title });
      const othersProject = await world.addProject(await world.addPerson({ isDev: true }), {
        title,
      });
      const admin = await addAdmin(world);
      const getFlag = async (id: string) => {
        const page = await call<{ items: { resembles_hidden: boolean }[] }>(world, admin, {
          name: 'admin_list_projects',
          q: id,
        });
        return page?.items[0]?.resembles_hidden;
      };
      expect([await getFlag(sameTitle), await getFlag(othersProject)]).toEqual([expected, false]);
    }),
  );

  it('a project is not mistaken for a service', () =>
    inWorld(async (world) => {
      const { creator, service } = await addHidden(world);
      await world.as(creator, (tx) => tx`delete from public.services where id = ${service}`);
      const project = await world.addProject(creator, { title: 'More followers' });
      const admin = await addAdmin(world);
      const page = await call<{ items: { resembles_hidden: boolean }[] }>(world, admin, {
        name: 'admin_list_projects',
        q: project,
      });
      expect(page?.items[0]?.resembles_hidden).toBe(false);
    }));

  it('is identified by kind and id, even if a service has the id of a hidden project', () =>
    inWorld(async (world) => {
      const { creator, project } = await addHidden(world);
      await world.addService(creator, { id: project, title: 'The twin' });
      await world.as(creator, (tx) => tx`delete from public.services where id = ${project}`);
      const listed = await seenByAdmins(world, creator.id, 'admin_list_creators');
      expect(listed?.removed_while_hidden).toEqual([]);
    }));

  it('is deleted with the account', () =>
    inWorld(async (world) => {
      const { creator } = await addHidden(world);
      await world.as(creator, (tx) => tx`delete from public.projects`);
      await world.sql`delete from auth.users where id = ${creator.id}`;
      const left = await world.sql`
        select from private.removed_hidden_items where user_id = ${creator.id}`;
      expect(left).toHaveLength(0);
    }));
});
