import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asService } from '../../support/as-service.ts';
import { addRequest, getRequest } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { shareWorld } from '../../support/shared-world.ts';
import { inWorld, captureError } from '../../support/world.ts';

type Target = { status: string; resolution: string | null; delivered: boolean };
const targets: Record<string, Target> = {
  pending: { status: 'pending', resolution: null, delivered: false },
  accepted: { status: 'accepted', resolution: null, delivered: false },
  delivered: { status: 'accepted', resolution: null, delivered: true },
  declined: { status: 'rejected', resolution: 'declined', delivered: false },
  withdrawn: { status: 'rejected', resolution: 'withdrawn', delivered: false },
  ended: { status: 'rejected', resolution: 'ended', delivered: false },
  'ended after delivery': { status: 'rejected', resolution: 'ended', delivered: true },
  approved: { status: 'completed', resolution: 'approved', delivered: true },
  automatic: { status: 'completed', resolution: 'automatic', delivered: true },
};
const allowed: Record<Exclude<State, 'back in work'>, string[]> = {
  pending: ['pending', 'accepted', 'declined', 'withdrawn'],
  accepted: ['accepted', 'delivered', 'ended'],
  delivered: ['accepted', 'delivered', 'ended after delivery', 'approved', 'automatic'],
  'end asked': ['accepted', 'delivered', 'ended'],
  'end asked after delivery': [
    ...['accepted', 'delivered', 'ended after delivery', 'approved', 'automatic'],
  ],
  declined: ['declined'],
  withdrawn: ['withdrawn'],
  ended: ['ended'],
  approved: ['approved'],
  automatic: ['automatic'],
};

const froms = Object.keys(allowed) as (keyof typeof allowed)[];

describe.each(froms)('the service role can move a request from %s', (from) => {
  const inState = shareWorld((world) => addRequest(world, from));

  it.each(Object.keys(targets))('to %s only like users', (to) =>
    inState(async (world, { id }) => {
      const before = await getRequest(world, id);
      const { status, resolution, delivered } = targets[to] ?? {};
      const attempt = asService(
        world,
        (sql) => sql`
          update public.hire_requests
          set status = ${status ?? ''}, resolution = ${resolution ?? null},
            no_due_date = no_due_date or status = 'pending' and ${status ?? ''} = 'accepted',
            delivered_at = case when ${delivered ?? false} then coalesce(delivered_at, now()) end,
            end_asked_by = case when ${status ?? ''} = 'accepted' then end_asked_by end,
            end_asked_at = case when ${status ?? ''} = 'accepted' then end_asked_at end
          where id = ${id}`,
      );
      if (!allowed[from].includes(to)) {
        expect(['PT409', '23514']).toContain((await captureError(attempt)).code);
        expect(await getRequest(world, id)).toEqual(before);
        return;
      }
      expect((await attempt).count).toBe(1);
      const isMove =
        from.replace('end asked after delivery', 'delivered').replace('end asked', 'accepted') !==
        to;
      expect((await getRequest(world, id)).version).toBe(before.version + Number(isMove));
    }),
  );
});

describe('the service role can move a request', () => {
  it('to completed only after delivery', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world, 'accepted');
      const attempt = asService(
        world,
        (sql) => sql`
          update public.hire_requests set status = 'completed', resolution = 'automatic'
          where id = ${id}`,
      );
      expect(await captureError(attempt)).toEqual({
        code: 'PT409',
        message: "A hire request can't go from accepted to completed",
      });
    }));

  it('never back to pending', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world, 'accepted');
      const attempt = asService(
        world,
        (sql) => sql`update public.hire_requests set status = 'pending' where id = ${id}`,
      );
      expect(await captureError(attempt)).toEqual({
        code: 'PT409',
        message: "A hire request can't go from accepted to pending",
      });
    }));
});

describe('the service role cannot change the terms:', () => {
  const inRequest = shareWorld((world) => addRequest(world));

  it.each([
    ['title', 'Another'],
    ['price', '1'],
    ['duration', '1 day'],
    ['due_on', '2030-01-01'],
    ['no_due_date', 'true'],
    ['package_name', 'Small'],
    ['hours', '2'],
    ['message', 'x'.repeat(30)],
    ['request_key', randomUUID()],
    ['request_digest', 'x'],
    ['created_at', '2001-01-01'],
    ['id', randomUUID()],
    ['client_id', null],
    ['creator_id', null],
    ['service_id', null],
  ])('%s', (column, value) =>
    inRequest(async (world, { id }) => {
      const attempt = asService(
        world,
        (sql) => sql`
          update public.hire_requests h set ${sql(column)} =
            (jsonb_populate_record(h, ${JSON.stringify({ [column]: value })}::text::jsonb)).${sql(column)}
          where id = ${id}`,
      );
      expect(await captureError(attempt)).toEqual({
        code: '42501',
        message: "The terms of a hire request can't be changed",
      });
    }),
  );

  it.each(['client_id', 'creator_id'])('nor the %s', (column) =>
    inRequest(async (world, { id }) => {
      const other = await world.addPerson();
      const attempt = asService(
        world,
        (sql) => sql`update public.hire_requests set ${sql(column)} = ${other.id} where id = ${id}`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it('nor the version', () =>
    inRequest(async (world, { id }) => {
      await asService(
        world,
        (sql) => sql`update public.hire_requests set version = 40 where id = ${id}`,
      );
      expect((await getRequest(world, id)).version).toBe(1);
    }));
});
