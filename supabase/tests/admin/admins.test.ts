import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import { addScene } from './actions.ts';
import { addAdmin, call } from './admins.ts';

// That two cannot remove each other at the same time is shown in tests/races/admins.test.ts.
describe('the last admin', () => {
  it('cannot be removed, by anyone or in any way', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await world.sql`delete from private.admins where user_id <> ${admin.id}`;
      const revoke = call(world, admin, {
        name: 'admin_revoke_admin',
        user_id: admin.id,
        reason: 'Enough',
      });
      expect(await captureError(revoke)).toEqual({
        code: 'PT409',
        message: "The last admin can't be removed",
      });
      for (const statement of ['delete from private.admins', 'delete from auth.users']) {
        const attempt = world.sql.savepoint((tx) => tx.unsafe(statement));
        expect((await captureError(attempt)).code).toBe('PT409');
      }
    }));
});

it('does not allow a suspended admin to act, and cannot be suspended while admin', () =>
  inWorld(async (world) => {
    const { admin, client } = await addScene(world);
    const other = await addAdmin(world);
    const suspend = call(world, admin, {
      name: 'admin_suspend',
      user_id: other.id,
      reason: 'Spam',
    });
    expect(await captureError(suspend)).toEqual({
      code: 'PT409',
      message: 'Revoke admin first',
    });
    await world.suspend(client);
    const grant = call(world, admin, {
      name: 'admin_grant_admin',
      user_id: client.id,
      reason: 'x',
    });
    expect(await captureError(grant)).toEqual({
      code: 'PT409',
      message: 'Reinstate the account first',
    });
    await world.suspend(other);
    const attempt = call(world, other, { name: 'admin_suspend', user_id: client.id, reason: 'x' });
    expect(await captureError(attempt)).toEqual({
      code: 'PT403',
      message: 'Only admins can do this',
    });
  }));

describe('a suspension', () => {
  it('hides the work until the account is reinstated', () =>
    inWorld(async (world) => {
      const { admin, creator, project } = await addScene(world);
      const isSeen = async () =>
        (await world.as('visitor', (tx) => tx`select from public.projects where id = ${project}`))
          .length === 1;
      const status = () =>
        call(world, 'visitor', { name: 'item_status', kind: 'project', id: project });
      expect([await isSeen(), await status()]).toEqual([true, 'public']);
      await call(world, admin, { name: 'admin_suspend', user_id: creator.id, reason: 'Spam' });
      expect([await isSeen(), await status()]).toEqual([false, 'hidden']);
      await call(world, admin, { name: 'admin_restore', user_id: creator.id, reason: 'Mistake' });
      expect([await isSeen(), await status()]).toEqual([true, 'public']);
    }));
});

describe('hiding', () => {
  it.each([
    ['project', ({ project }: { project: string }) => project],
    ['service', ({ service }: { service: string }) => service],
    ['user', ({ creator }: { creator: { id: string } }) => creator.id],
  ] as const)('a %s shows it as unavailable to everyone but its owner', (kind, pick) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const item = pick(scene);
      const status = () => call(world, 'visitor', { name: 'item_status', kind, id: item });
      expect(await status()).toBe('public');
      await call(world, scene.admin, { name: 'admin_hide', kind, item_id: item, reason: 'Spam' });
      expect(await status()).toBe('hidden');
      await call(world, scene.admin, { name: 'admin_unhide', kind, item_id: item, reason: 'No' });
      expect(await status()).toBe('public');
    }),
  );

  it('is only undone for the given kind', () =>
    inWorld(async (world) => {
      const { admin, project } = await addScene(world);
      for (const kind of ['project', 'service']) await world.hide(kind, project);
      await call(world, admin, {
        name: 'admin_unhide',
        kind: 'project',
        item_id: project,
        reason: 'No',
      });
      const left = await world.sql`
        select kind from private.hidden_items where item_id = ${project}`;
      expect(left.map(({ kind }) => String(kind))).toEqual(['service']);
    }));

  it('a review removes it from the rating', () =>
    inWorld(async (world) => {
      const { admin, creator, review } = await addScene(world);
      const rating = async () => {
        const [row] =
          await world.sql`select rating_count from public.users where id = ${creator.id}`;
        return Number(row?.rating_count);
      };
      const item = { kind: 'review', item_id: review, reason: 'Insults' };
      await call(world, admin, { name: 'admin_hide', ...item });
      expect(await rating()).toBe(0);
      await call(world, admin, { name: 'admin_unhide', ...item });
      expect(await rating()).toBe(1);
    }));

  it.each(['message', 'USER', ''])('rejects the kind %j', (kind) =>
    inWorld(async (world) => {
      const { admin, project } = await addScene(world);
      const attempt = call(world, admin, {
        name: 'admin_hide',
        kind,
        item_id: project,
        reason: 'Spam',
      });
      expect((await captureError(attempt)).code).toBe('PT404');
    }),
  );
});

describe('a featured project', () => {
  it('can only be featured by admins', () =>
    inWorld(async (world) => {
      const { creator, project } = await addScene(world);
      for (const statement of [
        `update public.projects set is_featured = true where id = '${project}'`,
        `insert into public.projects (title, description, tags, is_featured)
          values ('x', repeat('x', 60), '{Web}', true)`,
      ]) {
        const attempt = world.as(creator, (tx) => tx.unsafe(statement));
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));

  it('must be public', () =>
    inWorld(async (world) => {
      const { admin, project } = await addScene(world);
      await world.hide('project', project);
      const attempt = call(world, admin, {
        name: 'admin_feature',
        project_id: project,
        reason: 'Fine',
      });
      expect((await captureError(attempt)).code).toBe('PT409');
    }));

  it("keeps its version: its owner's open form can still be saved", () =>
    inWorld(async (world) => {
      const { admin, project } = await addScene(world);
      const version = async () =>
        String(
          (await world.sql`select updated_at from public.projects where id = ${project}`)[0]
            ?.updated_at,
        );
      const before = await version();
      await call(world, admin, { name: 'admin_feature', project_id: project, reason: 'Fine' });
      expect(await version()).toBe(before);
    }));
});
