import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { send } from '../attachments/files.ts';
import { captureError, inWorld } from '../support/world.ts';
import { addScene } from './actions.ts';
import { audit, call } from './admins.ts';

const denied = {
  code: 'PT403',
  message: 'Another admin decides about what is yours or about you',
};
const reason = 'Rude';

it.each(['project', 'service', 'review', 'user', 'review about them'])(
  'no admin hides or shows their own %s',
  (what) =>
    inWorld(async (world) => {
      const { admin, creator, client, project, service, review } = await addScene(world);
      const [owner, item_id, kind] = {
        project: [creator, project, 'project'] as const,
        service: [creator, service, 'service'] as const,
        review: [client, review, 'review'] as const,
        user: [creator, creator.id, 'user'] as const,
        'review about them': [creator, review, 'review'] as const,
      }[what] ?? [creator, randomUUID(), 'none'];
      await world.grantAdmin(owner);
      const args = { kind, item_id, reason };
      const hide = (by: typeof owner) => call(world, by, { name: 'admin_hide', ...args });
      const unhide = (by: typeof owner) => call(world, by, { name: 'admin_unhide', ...args });

      expect(await captureError(hide(owner))).toEqual(denied);
      expect(await hide(admin)).toBe(true);
      expect(await captureError(unhide(owner))).toEqual(denied);
      expect(await unhide(admin)).toBe(true);
      expect((await audit(world)).slice(-2).map(({ action }) => action)).toEqual([
        'hide',
        'unhide',
      ]);
    }),
);

it('an admin who has reviews hides those of others', () =>
  inWorld(async (world) => {
    const { admin, creator, client } = await addScene(world);
    const [about] = await world.sql<{ id: string }[]>`
      insert into public.reviews (user_id, target_user_id, rating, comment)
      values (${creator.id}, ${client.id}, 1, 'Rude words') returning id`;
    await world.sql`
      insert into public.reviews (user_id, target_user_id, rating, comment)
      values (${client.id}, ${admin.id}, 5, 'Fair')`;
    const args = { name: 'admin_hide', kind: 'review', item_id: about?.id ?? '', reason };
    expect(await call(world, admin, args)).toBe(true);
  }));

it('no admin features a project of their own, or ends that', () =>
  inWorld(async (world) => {
    const { admin, creator, project: project_id } = await addScene(world);
    await world.grantAdmin(creator);
    for (const name of ['admin_feature', 'admin_unfeature']) {
      const args = { name, project_id, reason };
      expect(await captureError(call(world, creator, args))).toEqual(denied);
      expect(await call(world, admin, args)).toBe(true);
    }
  }));

it.each([
  ['draft', 'PT404'],
  ['unlisted', undefined],
])('a project that is %s is answered with %s when an admin hides it', (visibility, code) =>
  inWorld(async (world) => {
    const { admin, project } = await addScene(world);
    await world.sql`update public.projects set visibility = ${visibility} where id = ${project}`;
    const args = { name: 'admin_hide', kind: 'project', item_id: project, reason };
    if (code) expect(await captureError(call(world, admin, args))).toMatchObject({ code });
    else expect(await call(world, admin, args)).toBe(true);
  }),
);

it('no admin acts on people with whom they have written, unless those alone wrote', () =>
  inWorld(async (world) => {
    const { admin, creator, client, project, review, reported } = await addScene(world);
    const text = 'Hello';
    await world.sql`update public.users set is_dev = true where id = ${admin.id}`;
    await send(world, creator, admin, { text });
    const suspend = (id: string) =>
      call(world, admin, { name: 'admin_suspend', user_id: id, reason });
    expect(await suspend(creator.id)).toBe(true);
    await call(world, admin, { name: 'admin_restore', user_id: creator.id, reason });
    await send(world, admin, creator, { text });
    const known = {
      code: 'PT403',
      message: 'Another admin decides about people you have worked with or written to',
    };
    const acts: ({ name: string } & Record<string, string>)[] = [
      { name: 'admin_suspend', user_id: creator.id, reason },
      { name: 'admin_restore', user_id: creator.id, reason },
      { name: 'admin_grant_admin', user_id: creator.id, reason },
      { name: 'admin_revoke_admin', user_id: creator.id, reason },
      { name: 'admin_hide', kind: 'project', item_id: project, reason },
      { name: 'admin_unhide', kind: 'review', item_id: review, reason },
      { name: 'admin_hide_reviews', user_id: creator.id, review_ids: `{${review}}`, reason },
      { name: 'admin_hide_reviews', user_id: client.id, review_ids: `{${review}}`, reason },
      { name: 'admin_decide_report', report_id: reported, decision: 'warn', note: reason },
    ];
    for (const args of acts) {
      expect([args.name, await captureError(call(world, admin, args))]).toEqual([args.name, known]);
    }
    const [appeal] = await world.sql`
      select private.may_decide_appeal(${admin.id}, ${creator.id}) as may`;
    expect(appeal?.may).toBe(false);
    expect(await suspend(client.id)).toBe(true);
  }));
