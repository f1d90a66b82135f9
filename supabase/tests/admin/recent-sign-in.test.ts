import { describe, expect, it } from 'vitest';
import { getErrorStatus } from '../support/error-status.ts';
import { inWorld, captureError, signedInAgo } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { actions, addScene } from './actions.ts';
import { audit, call } from './admins.ts';

const guarded = ['admin_grant_admin', 'admin_revoke_admin', 'admin_suspend'];
const suspendByReport = {
  ...actions.find(({ name }) => name === 'admin_decide_report'),
  name: 'admin_decide_report',
  args: ({ reported }: { reported: string }) => ({
    report_id: reported,
    decision: 'suspend',
    note: 'Spam',
  }),
};

/** Runs it with a token whose session started with the given methods. */
async function act(world: World, { name, args, before }: (typeof actions)[number], amr?: unknown) {
  const scene = await addScene(world);
  await before?.(world, scene);
  const admin = { ...scene.admin, amr };
  const known = (await audit(world)).length;
  const attempt = call(world, admin, { name, ...args(scene) });
  return { attempt, isDone: async () => (await audit(world)).length > known };
}

const cases = [
  ...actions.filter(({ name }) => guarded.includes(name)),
  { getNotified: () => ({ id: '' }), kind: '', params: () => ({}), action: '', ...suspendByReport },
];

describe.each(cases)('$name', (action) => {
  it.each([
    ['16 minutes ago', signedInAgo(16)],
    ['30 days ago', signedInAgo(30 * 24 * 60)],
    ['at no known time', []],
    ['at no known time, with methods without times', ['password']],
    ['at no known time, without methods', null],
  ])('is rejected for a session that started %s', (_, amr) =>
    inWorld(async (world) => {
      const { attempt, isDone } = await act(world, action, amr);
      expect(await getErrorStatus(attempt)).toEqual({
        code: 'sign_in_too_old',
        message: 'Confirm your password first',
        details: null,
        hint: null,
        status: 403,
        headers: {},
      });
      expect(await isDone()).toBe(false);
    }),
  );

  it('is allowed for a session that started, or confirmed a second factor, 14 minutes ago', () =>
    inWorld(async (world) => {
      const { attempt } = await act(world, action, [
        ...signedInAgo(300),
        ...signedInAgo(14),
        ...signedInAgo(200),
      ]);
      await attempt;
    }));
});

it.each(actions.filter(({ name }) => !guarded.includes(name)))(
  "$name is allowed for yesterday's session",
  (action) =>
    inWorld(async (world) => {
      const { attempt, isDone } = await act(world, action, signedInAgo(24 * 60));
      await attempt;
      expect(await isDone()).toBe(true);
    }),
);

it('a user who is not an admin is not prompted for a password', () =>
  inWorld(async (world) => {
    const { client, creator } = await addScene(world);
    const attempt = call(
      world,
      { ...client, amr: [] },
      { name: 'admin_suspend', user_id: creator.id, reason: 'x' },
    );
    expect((await captureError(attempt)).message).toBe('Only admins can do this');
  }));
