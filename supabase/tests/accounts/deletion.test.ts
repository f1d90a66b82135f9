import { describe, expect, it } from 'vitest';
import { endRequest } from '../support/ending.ts';
import { addMatrixRows } from '../access/matrix-rows.ts';
import { inWorld, captureError, signedInAgo } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const leave = (world: World, caller: Caller, confirmation: string | null) =>
  world.as(caller, (tx) => tx`select public.delete_my_account(${confirmation})`);

type Person = { id: string; email: string };

const exists = async (world: World, { id }: { id: string }) =>
  (await world.sql`select from auth.users where id = ${id}`).length === 1;

async function addRequest(world: World, status: string, known?: { creator: Person }) {
  const creator = known?.creator ?? (await world.addPerson({ isDev: true }));
  const client = await world.addPerson();
  const [row] = await world.sql<{ id: string }[]>`
    insert into public.hire_requests
      (client_id, creator_id, title, price, message, status, no_due_date, request_key, request_digest)
    values (${client.id}, ${creator.id}, 'A shop', 100, 'Please build a shop for us.', ${status}, true,
      gen_random_uuid(), 'x')
    returning id`;
  return { creator, client, request: row?.id ?? '' };
}

describe('delete_my_account', () => {
  it.each(['', ' ', 'someone@example.com', 'admin@example.com', 'yes', '%', null])(
    'does nothing if confirmed with %j',
    (confirmation) =>
      inWorld(async (world) => {
        const person = await world.addPerson();
        expect(await captureError(leave(world, person, confirmation))).toEqual({
          code: 'PT400',
          message: 'Type your email address to confirm',
        });
        expect(await exists(world, person)).toBe(true);
      }),
  );

  it('is not allowed for visitors', () =>
    inWorld(async (world) => {
      expect((await captureError(leave(world, 'visitor', 'a@example.com'))).code).toBe('42501');
    }));

  it.each([
    ['14 minutes ago', signedInAgo(14), true],
    ['16 minutes ago', signedInAgo(16), false],
    ['at an unknown time', [], false],
  ])('in a session that started %s', (_, amr, isDone) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      // What counts is when this session started; another session of the account may be newer than a stolen token.
      await world.sql`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
      const attempt = leave(world, { ...person, amr }, person.email);
      if (isDone) await attempt;
      else {
        const { message } = await captureError(attempt);
        expect(JSON.parse(message)).toMatchObject({ code: 'sign_in_too_old' });
      }
      expect(await exists(world, person)).toBe(!isDone);
    }),
  );

  it('removes the account with all its rows, and no other rows', () =>
    inWorld(async (world) => {
      const { ids } = await addMatrixRows(world);
      const [me] = await world.sql<{ email: string }[]>`
        select email from auth.users where id = ${ids.owner}`;
      const image = (owner: string) => `${owner}/avatar/${crypto.randomUUID()}.png`;
      await world.sql`insert into storage.buckets (id, name) values ('papers', 'papers')`;
      await world.sql`
        insert into storage.objects (bucket_id, name)
        values ('images', ${image(ids.owner)}), ('images', ${image(ids.counterparty)}),
          ('images', ${`x/${image(ids.owner)}`}), ('papers', ${`${ids.owner}/paper`})`;
      await world.sql`
        insert into private.newsletter_subscribers (email)
        values (${me?.email ?? ''}), ('client@example.com'), (${(me?.email ?? '').replace('-', '_')})`;
      await world.sql`update public.hire_requests set status = 'rejected', resolution = 'declined'
        where status = 'pending' and creator_id = ${ids.owner}`;
      await world.sql`update public.hire_requests set status = 'rejected', resolution = 'ended'
        where status = 'accepted' and creator_id = ${ids.owner}`;
      await world.sql`update public.cases set status = 'withdrawn', answer_due_at = null, closed_at = now() where closed_at is null`;
      await world.sql`update public.invoices set paid_at = now() where creator_id = ${ids.owner} and paid_at is null`;
      await world.sql`update public.refunds set status = 'sent', sent_at = now() where status = 'owed'`;
      await leave(world, { id: ids.owner }, ` ${me?.email.toUpperCase() ?? ''} `);
      const left = await world.sql`
        select 'users' as place from public.users where id = ${ids.owner}
        union all select 'private' from public.user_private where user_id = ${ids.owner}
        union all select 'projects' from public.projects where user_id = ${ids.owner}
        union all select 'services' from public.services where user_id = ${ids.owner}
        union all select 'bell' from public.notifications where user_id = ${ids.owner}
        union all select 'newsletter' from private.newsletter_subscribers where email = ${me?.email ?? ''}
        union all select 'files' from storage.objects
          where starts_with(name, ${ids.owner}) and bucket_id = 'images'`;
      const [listed] = await world.sql`
        select count(*)::integer as total from private.images_to_remove
        where starts_with(name, ${ids.owner})`;
      expect(listed?.total).toBe(1);
      expect(left).toEqual([]);
      expect(await exists(world, { id: ids.counterparty })).toBe(true);
      expect(
        await world.sql`select from storage.objects where starts_with(name, ${ids.counterparty})`,
      ).toHaveLength(1);
      const remaining = await world.sql`
        select email from private.newsletter_subscribers
        where email in ('client@example.com', ${(me?.email ?? '').replace('-', '_')})
        union all select name from storage.objects where bucket_id = 'papers' or starts_with(name, 'x/')`;
      expect(remaining).toHaveLength(4);
      const [conversation] = await world.sql`
        select coalesce(first_user_id, second_user_id) as member
        from public.conversations where id = ${ids.conversation}`;
      expect(conversation?.member).toBe(ids.counterparty);
    }));

  it('is rejected until accepted work has ended, for both parties', () =>
    inWorld(async (world) => {
      const { creator, client, request } = await addRequest(world, 'accepted');
      const { request: other, client: otherClient } = await addRequest(world, 'accepted', {
        creator,
      });
      for (const [person, open] of [
        [creator, 2],
        [client, 1],
      ] as const) {
        expect(await captureError(leave(world, person, person.email))).toEqual({
          code: 'PT409',
          message: `Settle what is still open between you and others first: ${open} open`,
        });
        expect(await exists(world, person)).toBe(true);
      }
      await endRequest(world, { id: other, client: otherClient, creator }, 'creator');
      await endRequest(world, { id: request, client, creator }, 'client');
      await leave(world, creator, creator.email);
      expect(await exists(world, creator)).toBe(false);
    }));

  it('closes pending requests', () =>
    inWorld(async (world) => {
      const { client, request } = await addRequest(world, 'pending');
      await leave(world, client, client.email);
      const [row] = await world.sql`
        select client_id, status, resolution from public.hire_requests where id = ${request}`;
      expect(row).toEqual({ client_id: null, status: 'rejected', resolution: 'closed' });
    }));

  it('is not allowed for the last admin', () =>
    inWorld(async (world) => {
      const admin = await world.addPerson();
      const other = await world.addPerson();
      await world.grantAdmin(admin);
      await world.grantAdmin(other);
      await world.sql`
        delete from private.admins where user_id not in (${admin.id}, ${other.id})`;
      await leave(world, other, other.email);
      expect(await captureError(leave(world, admin, admin.email))).toEqual({
        code: 'PT409',
        message: "The last admin can't be removed",
      });
      expect(await exists(world, admin)).toBe(true);
    }));

  it('tries twenty times if its rows are locked', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql.unsafe(`
        create temporary sequence tries;
        create function pg_temp.busy() returns trigger language plpgsql as $$ begin
          perform nextval('pg_temp.tries');
          raise lock_not_available;
        end $$;
        create trigger busy before delete on auth.users
        for each row execute function pg_temp.busy();
        grant usage on sequence tries to authenticated`);
      expect(await captureError(leave(world, person, person.email))).toEqual({
        code: 'PT423',
        message: 'Your account is in use right now. Try again',
      });
      const [row] = await world.sql`select last_value::integer as tries from pg_temp.tries`;
      expect(row?.tries).toBe(20);
    }));

  it('is allowed for suspended users', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.suspend(person);
      await leave(world, person, person.email);
      expect(await exists(world, person)).toBe(false);
    }));
});
