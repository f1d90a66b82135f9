import { describe, expect, it } from 'vitest';
import { addRequest } from '../../support/hiring.ts';
import { inWorld, captureError } from '../../support/world.ts';
import { addPlan, createParts } from '../plan/plan.ts';

describe('a row of', () => {
  const row = {
    title: 'A map',
    price: 5,
    message: 'x'.repeat(30),
    request_digest: 'x',
    status: 'pending',
    no_due_date: true,
  };
  it.each([
    ['hire_requests', { title: ' ' }],
    ['hire_requests', { price: 0 }],
    ['hire_requests', { price: 'NaN' }],
    ['hire_requests', { duration: 'x'.repeat(501) }],
    ['hire_requests', { package_name: ' ' }],
    ['hire_requests', { hours: 0.5 }],
    ['hire_requests', { hours: 'NaN' }],
    ['hire_requests', { hours: 1.234 }],
    ['hire_requests', { message: 'x'.repeat(19) }],
    ['hire_requests', { message: '\u200b'.repeat(30) }],
    ['hire_requests', { message: 'x'.repeat(2001) }],
    ['hire_requests', { status: 'paid' }],
    ['hire_requests', { status: 'paid', resolution: 'ended' }],
    ['hire_requests', { resolution: 'declined' }],
    ['hire_requests', { delivered_at: '2026-01-01' }],
    ['hire_requests', { status: 'accepted', resolution: 'ended' }],
    ['hire_requests', { status: 'completed' }],
    ['hire_requests', { status: 'completed', resolution: 'approved' }],
    ['hire_requests', { status: 'completed', delivered_at: '2026-01-01' }],
    ['hire_requests', { status: 'rejected' }],
    ['hire_requests', { status: 'rejected', resolution: 'approved' }],
    ['hire_requests', { status: 'rejected', resolution: 'declined', delivered_at: '2026-01-01' }],
    ['hire_requests', { version: 0 }],
  ])('%s is not %j', (table, columns) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const json = JSON.stringify({ creator_id: creator.id, ...row, ...columns });
      const attempt = world.sql.savepoint(
        (sql) => sql`
          insert into public.${sql(table)} (
            creator_id, title, price, duration, package_name, hours, message, status, resolution,
            delivered_at, version, no_due_date, request_key, request_digest
          )
          select creator_id, title, price, duration, package_name, hours, message, status,
            resolution, delivered_at, coalesce(version, 1), no_due_date, gen_random_uuid(), request_digest
          from jsonb_populate_record(null::public.${sql(table)}, ${json}::text::jsonb)`,
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it('hire_requests always has two different users', () =>
    inWorld(async (world) => {
      const { id } = await world.addPerson();
      const attempt = world.sql.savepoint(
        (sql) => sql`
          insert into public.hire_requests (client_id, creator_id, title, price, message, request_key, request_digest)
          values (${id}, ${id}, 'A map', 5, ${'x'.repeat(30)}, gen_random_uuid(), 'x')`,
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }));

  it('hire_requests exists once per key of a client', () =>
    inWorld(async (world) => {
      const [client, creator] = [await world.addPerson(), await world.addPerson({ isDev: true })];
      const key = crypto.randomUUID();
      const add = () =>
        world.sql.savepoint(
          (sql) => sql`
            insert into public.hire_requests (client_id, creator_id, title, price, message, request_key, request_digest)
            values (${client.id}, ${creator.id}, 'A map', 5, ${'x'.repeat(30)}, ${key}, 'x')`,
        );
      await add();
      expect((await captureError(add())).code).toBe('23505');
    }));

  it('hire_requests stores when it last changed', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world);
      const [row] = await world.sql`
        update public.hire_requests set status = 'accepted', no_due_date = true where id = ${id}
        returning updated_at > created_at as has_moved`;
      expect(row?.['has_moved']).toBe(true);
    }));

  it('transactions exists once per request', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world);
      await world.sql`alter table public.transactions disable trigger user`;
      await world.sql`delete from public.transactions where hire_request_id = ${id}`;
      const add = () =>
        world.sql.savepoint(
          (sql) => sql`
            insert into public.transactions (hire_request_id, title, amount) values (${id}, 'A', 5)`,
        );
      await add();
      expect((await captureError(add())).code).toBe('23505');
    }));

  it('has steps of the process alone', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world);
      const add = world.sql.savepoint(
        (sql) => sql`
          insert into public.hire_request_events (hire_request_id, version, action) values (${id}, 9, 'invoice')`,
      );
      expect((await captureError(add)).code).toBe('23503');
    }));

  it.each([
    `insert into public.hire_request_events (hire_request_id, version, action, note) values ($1, 9, 'end', ' ')`,
    `insert into public.transactions (hire_request_id, title, amount) values ($1, ' ', 5)`,
    `insert into public.transactions (hire_request_id, title, amount) values ($1, 'A', 'NaN')`,
    `insert into public.transactions (hire_request_id, title, amount, status) values ($1, 'A', 5, 'paid')`,
    `insert into public.transactions (hire_request_id, title, amount, status) values ($1, 'A', 5, 'completed')`,
    `insert into public.transactions (hire_request_id, title, amount, completed_at) values ($1, 'A', 5, now())`,
  ])('is checked through its states: %s', (statement) =>
    inWorld(async (world) => {
      const { id } = await addRequest(world);
      const attempt = world.sql.savepoint((sql) => sql.unsafe(statement, [id]));
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it.each([
    ['hire_requests', 'milestone = 0'],
    ['hire_requests', 'milestone = 13'],
    ['milestones', 'is_trial = true'],
    ['offers', 'due_on = current_date, days = 3'],
    ['offers', `status = 'other', answered_at = now()`],
  ])('%s is checked without its triggers: %s', (table, set) =>
    inWorld(async (world) => {
      const { id } = await addPlan(world, createParts([100, 200]));
      await world.sql`alter table ${world.sql(`public.${table}`)} disable trigger user`;
      const key = table === 'hire_requests' ? 'id' : 'hire_request_id';
      const attempt = world.sql.savepoint((sql) =>
        sql.unsafe(`update public.${table} set ${set} where ${key} = $1`, [id]),
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it('hire_requests can be in its twelfth milestone', () =>
    inWorld(async (world) => {
      const { id } = await addPlan(world, createParts([100]));
      await world.sql`alter table public.hire_requests disable trigger user`;
      const { count } =
        await world.sql`update public.hire_requests set milestone = 12 where id = ${id}`;
      expect(count).toBe(1);
    }));
});
