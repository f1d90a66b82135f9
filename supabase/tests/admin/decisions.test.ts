import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import { addScene, decide } from './actions.ts';
import { audit, bell, call } from './admins.ts';

describe('a decision', () => {
  it.each([
    ['dismiss', 'dismissed', 'was dismissed', []],
    ['warn', 'upheld', 'was upheld', ['"Harbor Pantry" was reported: We looked at it']],
    ['hide', 'upheld', 'was upheld', ['"Harbor Pantry" is hidden: We looked at it']],
    ['suspend', 'upheld', 'was upheld', ['Your account is suspended: We looked at it']],
  ])('to %s is stored with its note, applied and notified', (decision, status, outcome, notified) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const before = await bell(world, scene.creator);
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
      const lines = await bell(world, scene.creator);
      expect(lines.filter((line) => !before.includes(line))).toEqual(notified);
      const heard = await world.sql`
        select title, kind, needs_action from public.notifications where user_id = ${scene.client.id}`;
      const title = `Your report on "Harbor Pantry" ${outcome}`;
      expect(heard).toEqual([{ title, kind: 'report_decided', needs_action: false }]);
      const isVisible = await call(world, 'visitor', {
        name: 'item_status',
        kind: 'project',
        id: scene.project,
      });
      expect(isVisible).toBe(['hide', 'suspend'].includes(decision) ? 'hidden' : 'public');
      expect((await audit(world)).at(-1)?.action).toBe(`decide_report_${decision}`);
    }),
  );

  it('can only be made once', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await decide(world, scene, 'dismiss');
      expect(await captureError(decide(world, scene, 'suspend'))).toEqual({
        code: 'PT409',
        message: 'This report was already decided (dismiss): We looked at it',
      });
    }));

  it.each(['delete', '', 'DISMISS', null])('cannot be %j', (decision) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      expect(await captureError(decide(world, scene, decision))).toEqual({
        code: 'PT400',
        message: 'Choose a decision: dismiss, warn, hide or suspend',
      });
    }),
  );

  it('about a deleted account can only be a dismissal', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await world.sql`delete from auth.users where id = ${scene.creator.id}`;
      for (const decision of ['warn', 'hide', 'suspend'])
        expect((await captureError(decide(world, scene, decision))).code).toBe('PT409');
      await decide(world, scene, 'dismiss');
    }));
});

it.each([
  ['t'.repeat(30), 't'.repeat(30)],
  ['t'.repeat(31), `${'t'.repeat(29)}…`],
])('names the project %s as %s in the notification', (title, short) =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const project = await world.addProject(scene.creator, { title });
    const reason = 'x'.repeat(240);
    await call(world, scene.admin, { name: 'admin_feature', project_id: project, reason });
    expect(await bell(world, scene.creator)).toContain(`"${short}" is featured: ${reason}`);
  }),
);

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
