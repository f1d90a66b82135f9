import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addRequest, createRequest, message } from '../../support/hiring.ts';
import { addCreatorAndClient } from './add-creator-and-client.ts';
import { inWorld, captureError } from '../../support/world.ts';

describe('the same key', () => {
  it('with the same input returns the same request, even if the service was deleted', () =>
    inWorld(async (world) => {
      const { service, request } = await addCreatorAndClient(world);
      const request_key = randomUUID();
      const first = await request({ request_key });
      expect((await request({ request_key })).id).toBe(first.id);
      await world.sql`delete from public.services where id = ${service}`;
      expect((await request({ request_key })).id).toBe(first.id);
      const rows = await world.sql`
        select from public.hire_requests h join public.hire_request_events e on e.hire_request_id = h.id
        where h.request_key = ${request_key}`;
      expect(rows).toHaveLength(1);
    }));

  it.each([
    ['message', { message: `${message} Please.` }],
    ['budget', { budget: 100 }],
    ['service', { service_id: null, title: 'Else', budget: 5 }],
  ])('with another %s is rejected', (_, input) =>
    inWorld(async (world) => {
      const { request } = await addCreatorAndClient(world);
      const request_key = randomUUID();
      await request({ request_key });
      expect(await captureError(request({ request_key, ...input }))).toEqual({
        code: 'PT400',
        message: 'This request key was used for another request',
      });
    }),
  );

  it('of another client is another request', () =>
    inWorld(async (world) => {
      const { creator, service, request } = await addCreatorAndClient(world);
      const request_key = randomUUID();
      const first = await request({ request_key });
      const other = await world.addPerson();
      const second = await world.as(other, (sql) =>
        createRequest(sql, { creator_id: creator.id, service_id: service, request_key }),
      );
      expect(second.id).not.toBe(first.id);
    }));
});

describe('a second request for the same service', () => {
  it('is rejected while the first is pending, and accepted afterwards', () =>
    inWorld(async (world) => {
      const { client, creator, service, id } = await addRequest(world);
      const repeat = () =>
        world.as(client, (sql) =>
          createRequest(sql, { creator_id: creator.id, service_id: service }),
        );
      expect(await captureError(repeat())).toEqual({
        code: 'PT409',
        message: 'You already have a pending request for this service',
      });
      await world.as(client, (sql) => sql`select public.act_on_hire_request(${id}, 'cancel')`);
      expect((await repeat()).status).toBe('pending');
    }));

  it('does not affect other services or other work', () =>
    inWorld(async (world) => {
      const { creator, request } = await addCreatorAndClient(world);
      const other = await world.addService(creator);
      await request();
      await request({ service_id: other });
      await request({ service_id: null, title: 'Else', budget: 5 });
      expect((await request({ service_id: null, title: 'More', budget: 5 })).status).toBe(
        'pending',
      );
    }));
});

describe('a second request for something else', () => {
  const input = { service_id: null, title: 'A logo', budget: 80 };

  it('is rejected while one with the same text is pending, and accepted afterwards', () =>
    inWorld(async (world) => {
      const { client, request } = await addCreatorAndClient(world);
      const { id } = await request(input);
      expect(await captureError(request({ ...input, budget: 90 }))).toEqual({
        code: 'PT409',
        message: 'You already have a pending request with the same text',
      });
      await world.as(client, (sql) => sql`select public.act_on_hire_request(${id}, 'cancel')`);
      expect((await request(input)).status).toBe('pending');
    }));

  it.each([
    ['title', { title: 'A _ogo' }],
    ['message', { message: message.replace('would', 'w_uld') }],
  ])('with another %s is accepted', (_, change) =>
    inWorld(async (world) => {
      const { request } = await addCreatorAndClient(world);
      await request(input);
      expect((await request({ ...input, ...change })).status).toBe('pending');
    }),
  );

  it('does not affect other clients, other creators, or services with that name', () =>
    inWorld(async (world) => {
      const { creator, request } = await addCreatorAndClient(world);
      await request(input);
      const another = await world.addPerson();
      const theirs = await world.as(another, (sql) =>
        createRequest(sql, { ...input, creator_id: creator.id }),
      );
      expect(theirs.status).toBe('pending');
      const otherCreator = await world.addPerson({ isDev: true });
      expect((await request({ ...input, creator_id: otherCreator.id })).status).toBe('pending');
      const service = await world.addService(creator, { title: 'A name' });
      await request({ service_id: service });
      expect((await request({ ...input, title: 'A name' })).status).toBe('pending');
      const named = await world.addService(creator, { title: input.title });
      expect((await request({ service_id: named })).status).toBe('pending');
    }));
});
