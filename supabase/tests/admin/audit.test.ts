import { describe, expect, it } from 'vitest';
import { inWorld, captureError, sql } from '../support/world.ts';
import {
  actions,
  actionsOnCases,
  actionsOnMail,
  actionsOnReports,
  actionsOnSearch,
  addScene,
  searches,
} from './actions.ts';
import { addAdmin, audit, bell, call } from './admins.ts';

it('covers every function with which admins change something', async () => {
  const functions = await sql`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'admin\_%' and provolatile = 'v'
    order by 1`;
  expect(functions.map(({ name }) => String(name))).toEqual(
    [
      ...actions.map(({ name }) => name),
      ...[
        ...actionsOnCases,
        ...actionsOnMail,
        ...actionsOnReports,
        ...actionsOnSearch,
        ...searches,
      ],
    ].toSorted(),
  );
});

describe.each(actions)('$name', ({ name, args, before, getNotified, kind, params, action }) => {
  it('adds exactly one row with actor, target and reason, and notifies the affected user with the reason', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await before?.(world, scene);
      const earlier = (await audit(world)).length;
      const givenArgs = args(scene);
      await call(world, scene.admin, { name, ...givenArgs });
      const [row, ...more] = (await audit(world)).slice(earlier);
      expect(more).toEqual([]);
      const { user_id, report_id, review_ids } = givenArgs;
      const person = getNotified(scene);
      const called = person.id === scene.client.id ? 'Noah Bennett' : 'Ada Stone';
      expect(row).toEqual({
        actor_id: scene.admin.id,
        action,
        ...(review_ids
          ? { target_kind: 'review', target_id: scene.review, target_title: 'Awful' }
          : {
              target_kind: user_id ? 'user' : report_id ? 'report' : 'project',
              target_id: user_id ?? report_id ?? scene.project,
              target_title: user_id ? called : 'Harbor Pantry',
            }),
        reason: givenArgs['reason'] ?? givenArgs['note'],
      });
      expect((await bell(world, person)).filter((line) => line.kind === kind)).toEqual([
        { kind, params: params(scene), needs_action: false },
      ]);
    }));

  it('is denied to everyone else, even with a role in their metadata', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await before?.(world, scene);
      const impostor = await world.addPerson({
        isDev: true,
        metadata: { is_admin: true, role: 'admin' },
      });
      const earlier = await audit(world);
      for (const caller of [impostor, scene.creator, 'visitor'] as const) {
        const error = await captureError(call(world, caller, { name, ...args(scene) }));
        expect(error.code).toBe(caller === 'visitor' ? '42501' : 'PT403');
      }
      expect(await audit(world)).toEqual(earlier);
    }));

  it.each(['', '\u200b', 'x'.repeat(241), null])('is rejected with the reason %j', (reason) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await before?.(world, scene);
      const key = name === 'admin_decide_report' ? 'note' : 'reason';
      const attempt = call(world, scene.admin, { name, ...args(scene), [key]: reason });
      expect(await captureError(attempt)).toEqual({
        code: 'PT400',
        message: 'Write a reason of at most 240 characters',
      });
    }),
  );

  it('returns 404 for a target that does not exist', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const unknown = Object.fromEntries(
        Object.entries(args(scene)).map(([key, value]) => [
          key,
          key.endsWith('_id') ? crypto.randomUUID() : value,
        ]),
      );
      const { code, message } = await captureError(call(world, scene.admin, { name, ...unknown }));
      expect(code).toBe('PT404');
      expect(message).toMatch(/^This (account|item|report) no longer exists$/);
    }));
});

describe.each(actions.filter(({ name }) => name !== 'admin_decide_report'))(
  'a second $name',
  ({ name, args, before }) => {
    it('changes nothing, reports that, and adds no row', () =>
      inWorld(async (world) => {
        const scene = await addScene(world);
        await before?.(world, scene);
        expect(await call(world, scene.admin, { name, ...args(scene) })).toBe(true);
        const after = { audit: await audit(world), bell: await bell(world, scene.creator) };
        expect(await call(world, scene.admin, { name, ...args(scene) })).toBe(false);
        expect({ audit: await audit(world), bell: await bell(world, scene.creator) }).toEqual(
          after,
        );
      }));
  },
);

describe('the audit log', () => {
  const add = 'insert into private.audit_log (action, target_kind, target_id, reason, at) values ';

  it('cannot be changed, deleted or truncated, not even by the service role', () =>
    inWorld(async (world) => {
      await world.sql.unsafe(`${add} ('hide', 'user', gen_random_uuid(), 'x', now())`);
      for (const change of [
        "update private.audit_log set reason = 'nothing'",
        'delete from private.audit_log',
        'truncate private.audit_log',
      ]) {
        const attempt = world.sql.savepoint((tx) => tx.unsafe(change));
        expect((await captureError(attempt)).code).toBe('42501');
        const asService = world.sql.savepoint(async (tx) => {
          await tx`set local role service_role`;
          await tx.unsafe(change);
        });
        expect((await captureError(asService)).code).toBe('42501');
      }
    }));

  it('cannot be accessed by users or admins', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      for (const statement of [
        'select * from private.audit_log',
        'delete from private.audit_log',
        "update private.audit_log set reason = 'x'",
        "select private.record('hide', 'user', gen_random_uuid(), 'x', 'x')",
      ]) {
        for (const caller of [admin, 'visitor'] as const) {
          const attempt = world.as(caller, (tx) => tx.unsafe(statement));
          expect((await captureError(attempt)).code).toBe('42501');
        }
      }
    }));

  it('is stored for a year, the call counters for a day', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql.unsafe(
        `${add} ('old', 'user', gen_random_uuid(), 'x', now() - interval '366 days'),
          ('recent', 'user', gen_random_uuid(), 'x', now() - interval '364 days')`,
      );
      await world.sql`
        insert into private.rate_hits (user_id, action, hits)
        values (${person.id}, 'old', array[now() - interval '25 hours']), (${person.id}, 'empty', '{}'),
          (${person.id}, 'recent', array[now() - interval '25 hours', now() - interval '23 hours'])`;
      await world.sql`select private.prune()`;
      const remaining = await world.sql`
        select action from private.rate_hits where user_id = ${person.id}
        union all select action from private.audit_log where action in ('old', 'recent')
        order by 1`;
      expect(remaining.map(({ action }) => String(action))).toEqual(['recent', 'recent']);
    }));

  it.each([
    [366, 'goes'],
    [364, 'stays'],
    [2, 'stays'],
  ])('from %d days ago %s, even if the service role deletes it', (days, end) =>
    inWorld(async (world) => {
      await world.sql.unsafe(
        `${add} ('old', 'user', gen_random_uuid(), 'x', now() - interval '${days} days')`,
      );
      const attempt = world.sql.savepoint(
        (tx) => tx`delete from private.audit_log where action = 'old'`,
      );
      if (end === 'goes') expect((await attempt).count).toBe(1);
      else expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it('can only be pruned by the service role', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const attempt = world.as(admin, (tx) => tx`select private.prune()`);
      expect((await captureError(attempt)).code).toBe('42501');
    }));
});
