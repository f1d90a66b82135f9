import { describe, expect, it } from 'vitest';
import { audit, call } from '../../admin/admins.ts';
import { applyStep, createRequest } from '../../support/hiring.ts';
import { makeOffer } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addWaiting, openCase } from '../cases.ts';

/** Each of them can do something else. */
const withoutOwn = (evidence: unknown) =>
  JSON.stringify(evidence, (key, value: unknown) =>
    ['actions', 'outcomes', 'proposal'].includes(key) ? undefined : value,
  );

describe('the evidence of a case', () => {
  it('is the same for both parties, and nothing for anyone else', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      const read = (person: { id: string }) =>
        call<Record<string, unknown>>(world, person, { name: 'case_evidence', id: scene.case });
      const evidence = await read(scene.client);
      expect(evidence).toMatchObject({
        case: {
          status: 'waiting',
          amount_cents: 10_000,
          steps: [{ action: 'open' }, { action: 'dispute' }],
        },
        request: { id: scene.id, title: 'A service', offers: [] },
        messages: [],
      });
      expect(withoutOwn(await read(scene.creator))).toEqual(withoutOwn(evidence));
      for (const person of [scene.first, await world.addPerson()]) {
        expect(await read(person)).toBeNull();
      }
    }));

  it('is of one case: nothing of another request of the same people is in it', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      const { client, creator } = scene;
      const read = (id: string) => call<object>(world, client, { name: 'case_evidence', id });
      const evidence = await read(scene.case);
      const { id: request } = await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, title: 'A map', budget: 50 }),
      );
      const other = { client, creator, id: request };
      await applyStep(world, other, ['creator', 'accept']);
      await world.as(creator, (sql) => makeOffer(sql, { id: request }));
      await applyStep(world, other, ['creator', 'deliver']);
      const id = await world.as(client, (sql) => openCase(sql, { request }));
      expect(await read(id)).toMatchObject({
        case: { id },
        request: {
          id: request,
          offers: [{ title: 'A map' }, { title: 'A shift planner' }],
          cases: [{ id }],
        },
      });
      expect(await read(scene.case)).toEqual(evidence);
    }));

  it('is read by an admin who may decide, and each look is in the audit log', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      const look = (admin: { id: string }) =>
        call<Record<string, unknown>>(world, admin, { name: 'admin_open_case', id: scene.case });
      expect(await look(scene.first)).toMatchObject({ case: { id: scene.case } });
      expect(await audit(world)).toContainEqual(
        expect.objectContaining({
          ...{ actor_id: scene.first.id, action: 'open_case', target_kind: 'case' },
          target_id: scene.case,
        }),
      );
      await world.grantAdmin(scene.client);
      expect(await captureError(look(scene.client))).toMatchObject({ code: 'PT403' });
      await scene.decide(scene.first, scene.case);
      expect(await captureError(look(scene.second))).toMatchObject({ code: 'PT403' });
    }));
});
