import { describe, expect, it } from 'vitest';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { addRequest, getRequest, stepsByState } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { readPanel } from '../../support/offers.ts';
import { shareWorld } from '../../support/shared-world.ts';
import { captureError } from '../../support/world.ts';

const sides = ['client', 'creator'] as const;
const states = Object.keys(stepsByState) as State[];
const rejections: Partial<Record<State, string>> = {
  pending: 'This request is still pending',
  declined: 'This request is already declined',
  withdrawn: 'This request is already withdrawn',
  ended: 'This request is already ended',
  approved: 'This request is already completed',
  automatic: 'This request is already completed',
};
const isProposed = (state: State) => state === 'end asked' || state === 'end asked after delivery';

describe.each(states)('a request that is %s', (state) => {
  const inState = shareWorld((world) => addRequest(world, state));

  it.each(sides)('can be asked to end by the %s', (by) =>
    inState(async (world, scene) => {
      const before = await getRequest(world, scene.id);
      const attempt = world.as(scene[by], (sql) => requestEnd(sql, { id: scene.id }));
      const isOthers = isProposed(state) && by === 'creator';
      const rejection = isOthers
        ? 'The client asked to end this request already. Answer that'
        : rejections[state];
      if (rejection) {
        expect(await captureError(attempt)).toEqual({ code: 'PT409', message: rejection });
        expect(await getRequest(world, scene.id)).toEqual(before);
        return;
      }
      const after = await attempt;
      expect(after).toMatchObject({ status: 'accepted', resolution: null, end_asked_by: by });
      expect(after.end_asked_at).not.toBeNull();
      expect(after.delivered_at).toEqual(before.delivered_at);
      expect(after.version).toBe(before.version + Number(!isProposed(state)));
      if (isProposed(state)) return;
      expect((await readPanel(world, scene.client, scene.id)).events.at(-1)).toMatchObject({
        ...{ action: 'ask_end', actor_id: scene[by].id, note: 'The shop closes', milestone: 1 },
      });
    }),
  );

  it.each(
    sides.flatMap((by) => ['accept', 'decline', 'withdraw'].map((answer) => [by, answer] as const)),
  )('handles the %s who tries to %s the end', (by, action) =>
    inState(async (world, scene) => {
      const before = await getRequest(world, scene.id);
      const attempt = world.as(scene[by], (sql) => answerEnd(sql, { id: scene.id, action }));
      if (state === 'ended' && by === 'creator' && action === 'accept') {
        expect(await attempt).toEqual(before);
      } else if (!isProposed(state)) {
        const message =
          state === 'pending' || !rejections[state]
            ? 'Nobody asks to end this request'
            : rejections[state];
        expect(await captureError(attempt)).toEqual({ code: 'PT409', message });
      } else if ((by === 'client') !== (action === 'withdraw')) {
        expect(await captureError(attempt)).toEqual({
          ...{ code: 'PT403', message: "You can't do that" },
        });
      } else {
        const after = await attempt;
        expect(after).toMatchObject({
          ...{ end_asked_by: null, end_asked_at: null, version: before.version + 1 },
          ...(action === 'accept'
            ? { status: 'rejected', resolution: 'ended' }
            : { status: 'accepted', resolution: null }),
        });
        expect(
          await world.as(scene[by], (sql) => answerEnd(sql, { id: scene.id, action })),
        ).toEqual(after);
        const { events } = await readPanel(world, scene.client, scene.id);
        expect(events.at(-1)).toMatchObject({
          ...{
            action: `${action}_end`,
            actor_id: scene[by].id,
            milestone: 1,
            version: after.version,
          },
        });
        return;
      }
      expect(await getRequest(world, scene.id)).toEqual(before);
    }),
  );
});
