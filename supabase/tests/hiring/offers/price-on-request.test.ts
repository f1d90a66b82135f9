import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, addRequest, createRequest } from '../../support/hiring.ts';
import type { RequestInput } from '../../support/hiring.ts';
import { answerOffer, getOpenOffer, makeOffer, readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

const ownTitle = { service_id: null, title: 'A map' };

describe('a request for a price', () => {
  it('is accepted only by an offer', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'pending', ownTitle);
      expect((await readPanel(world, client, id)).price).toBeNull();
      expect(
        await captureError(world.as(creator, (sql) => act(sql, { id, action: 'accept' }))),
      ).toEqual({ code: 'PT409', message: 'This request has no price yet. Make an offer' });
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      const offer = await getOpenOffer(world, id);
      expect((await readPanel(world, client, id)).offers[0]).toMatchObject({
        number: 0,
        price: null,
      });
      await world.as(client, (sql) => answerOffer(sql, { id: offer, action: 'accept' }));
      expect(await readPanel(world, client, id)).toMatchObject({ status: 'accepted', price: 300 });
    }));

  it.each(['decline', 'cancel'])('can end without one: %s', (action) =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'pending', ownTitle);
      const person = action === 'cancel' ? client : creator;
      expect(await world.as(person, (sql) => act(sql, { id, action }))).toMatchObject({
        status: 'rejected',
      });
    }),
  );

  it('is another one than the same with a budget', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      const request_key = randomUUID();
      const send = (input: RequestInput) =>
        world.as(client, (sql) =>
          createRequest(sql, { creator_id: creator.id, title: 'A map', request_key, ...input }),
        );
      const sent = await send({});
      expect(await send({})).toEqual(sent);
      expect(await captureError(send({ budget: 5 }))).toMatchObject({ code: 'PT400' });
    }));
});

describe('a request that comes from a project', () => {
  async function addProjects(world: World) {
    const creator = await world.addPerson({ isDev: true });
    const other = await world.addPerson({ isDev: true });
    return {
      ...{ creator, client: await world.addPerson(), service: await world.addService(creator) },
      shown: await world.addProject(creator, { title: 'A shop' }),
      draft: await world.addProject(creator, { visibility: 'draft' }),
      foreign: await world.addProject(other),
      hidden: await world.addProject(creator),
    };
  }

  it.each(['a title', 'a service'])('remembers it, with %s', (way) =>
    inWorld(async (world) => {
      const { creator, client, service, shown } = await addProjects(world);
      const input = way === 'a title' ? { title: 'A map', budget: 5 } : { service_id: service };
      const { id } = await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, from_project_id: shown, ...input }),
      );
      const project = { id: shown, title: 'A shop' };
      for (const person of [client, creator]) {
        expect(await readPanel(world, person, id)).toMatchObject({ project, included: null });
      }
      const [notification] = await world.sql<{ params: object }[]>`
        select params from public.notifications where user_id = ${creator.id}`;
      expect(notification?.params).not.toHaveProperty('is_purchase');
      await world.sql`update public.projects set visibility = 'draft' where id = ${shown}`;
      expect((await readPanel(world, client, id)).project).toBeNull();
      await world.sql`delete from public.projects where id = ${shown}`;
      expect(await readPanel(world, client, id)).toMatchObject({ project_id: null, version: 1 });
    }),
  );

  it('may be one of several about it, as they are no purchases', () =>
    inWorld(async (world) => {
      const { creator, client, shown } = await addProjects(world);
      for (const title of ['A map', 'A shop']) {
        await world.as(client, (sql) =>
          createRequest(sql, { creator_id: creator.id, title, from_project_id: shown }),
        );
      }
    }));

  it.each(['draft', 'foreign', 'hidden', 'unknown'] as const)('is rejected: %s', (which) =>
    inWorld(async (world) => {
      const scene = await addProjects(world);
      await world.hide('project', scene.hidden);
      const from_project_id = which === 'unknown' ? randomUUID() : scene[which];
      const attempt = world.as(scene.client, (sql) =>
        createRequest(sql, { creator_id: scene.creator.id, title: 'A map', from_project_id }),
      );
      expect(await captureError(attempt)).toEqual({
        ...{ code: 'PT404', message: 'This project is no longer available' },
      });
    }),
  );
});
