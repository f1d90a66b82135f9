import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import { addScene, decide } from './actions.ts';
import { audit, bell, call, report } from './admins.ts';

const title = 'Harbor Pantry';
const reason = 'We looked at it';

describe('a decision', () => {
  it.each([
    ['dismiss', 'dismissed', []],
    ['warn', 'upheld', [{ kind: 'warning_received', params: { title, reason } }]],
    ['hide', 'upheld', [{ kind: 'project_hidden', params: { title, reason } }]],
    ['suspend', 'upheld', [{ kind: 'account_suspended', params: { reason } }]],
  ])('to %s is stored with its note, applied and notified', (decision, status, notified) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await decide(world, scene, decision);
      const [row] = await world.sql`
        select status, decision, decision_note, decided_by from public.reports
        where id = ${scene.reported}`;
      expect(row).toEqual({
        status,
        decision,
        decision_note: 'We looked at it',
        decided_by: scene.admin.id,
      });
      const decisions = (await bell(world, scene.creator)).filter(
        ({ kind }) => kind !== 'review_received',
      );
      expect(decisions).toEqual(notified.map((line) => ({ ...line, needs_action: false })));
      expect(await bell(world, scene.client)).toEqual([
        { kind: `report_${status}`, params: { title }, needs_action: false },
      ]);
      const isVisible = await call(world, 'visitor', {
        name: 'item_status',
        kind: 'project',
        id: scene.project,
      });
      expect(isVisible).toBe(['hide', 'suspend'].includes(decision) ? 'hidden' : 'public');
      expect((await audit(world)).at(-1)?.action).toBe(`decide_report_${decision}`);
    }),
  );

  it.each([
    ['dismiss', 'Dismissed'],
    ['warn', 'Warned'],
    ['hide', 'Hidden'],
    ['suspend', 'Suspended'],
  ])('can only be made once: %s', (decision, label) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await decide(world, scene, decision);
      expect(await captureError(decide(world, scene, 'suspend'))).toEqual({
        code: 'PT409',
        message: `This report was already decided. ${label}: We looked at it`,
      });
    }),
  );

  it.each(['delete', '', 'DISMISS', null])('cannot be %j', (decision) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      expect(await captureError(decide(world, scene, decision))).toEqual({
        code: 'PT400',
        message: 'Choose a decision: dismiss, warn, hide or suspend',
      });
    }),
  );

  it('changes no earlier one about the same thing, and no report of another thing or kind', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { id } = scene.creator;
      await world.addProject(scene.creator, { id });
      const send = (kind: string, reporter: { id: string }) =>
        report(world, reporter, { kind, target: id });
      await decide(world, { ...scene, reported: await send('project', scene.client) }, 'warn');
      await send('user', scene.client);
      await world.sql`update public.reports set created_at = created_at - interval '1 hour'`;
      const reported = await send('project', await world.addPerson());
      await decide(world, { ...scene, reported }, 'dismiss');
      const rows = await world.sql`
        select kind, decision from public.reports where target_id in (${id}, ${scene.project})
        order by created_at, kind, decision`;
      expect(rows).toEqual([
        { kind: 'project', decision: 'warn' },
        { kind: 'project', decision: null },
        { kind: 'user', decision: null },
        { kind: 'project', decision: 'dismiss' },
      ]);
    }));

  it('about a report that does not exist is not made', () =>
    inWorld(async (world) => {
      const scene = { ...(await addScene(world)), reported: randomUUID() };
      expect(await captureError(decide(world, scene, 'dismiss'))).toEqual({
        code: 'PT404',
        message: 'This report no longer exists',
      });
    }));

  it('about a deleted account can only be a dismissal', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await world.sql`delete from auth.users where id = ${scene.creator.id}`;
      for (const decision of ['warn', 'hide', 'suspend'])
        expect((await captureError(decide(world, scene, decision))).code).toBe('PT409');
      await decide(world, scene, 'dismiss');
    }));
});

it('gives the longest title and reason to the notification', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    // A control character takes six bytes in JSON.
    const longTitle = `x${'\u0001'.repeat(149)}`;
    const project_id = await world.addProject(scene.creator, { title: longTitle });
    const args = { project_id, reason: `x${'\u0001'.repeat(239)}` };
    await call(world, scene.admin, { name: 'admin_feature', ...args });
    expect(await bell(world, scene.creator)).toContainEqual({
      kind: 'project_featured',
      params: { title: longTitle, ...args },
      needs_action: false,
    });
  }));

it('cannot be stored incompletely', () =>
  inWorld(async (world) => {
    const { reported } = await addScene(world);
    for (const change of [
      "status = 'upheld'",
      "decision = 'warn'",
      "status = 'dismissed', decision = 'dismiss', decision_note = 'x'",
      "status = 'done', decision = 'dismiss', decision_note = 'x', decided_at = now()",
      "status = 'upheld', decision = 'ban', decision_note = 'x', decided_at = now()",
      "status = 'upheld', decision = 'warn', decision_note = ' ', decided_at = now()",
    ]) {
      const attempt = world.sql.savepoint((tx) =>
        tx.unsafe(`update public.reports set ${change} where id = '${reported}'`),
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }
  }));
