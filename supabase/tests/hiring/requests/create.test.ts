import { describe, expect, it } from 'vitest';
import { addRequest, createRequest, getRequest } from '../../support/hiring.ts';
import { addCreatorAndClient } from './add-creator-and-client.ts';
import { inWorld, captureError } from '../../support/world.ts';

describe('a request', () => {
  it('is pending with the current terms', () =>
    inWorld(async (world) => {
      const { creator, client, service, request } = await addCreatorAndClient(world, {
        title: 'A shop',
      });
      expect(await request()).toMatchObject({
        client_id: client.id,
        creator_id: creator.id,
        service_id: service,
        title: 'A shop',
        price: '100',
        duration: '3 days',
        package_name: null,
        hours: null,
        status: 'pending',
        resolution: null,
        version: 1,
      });
    }));

  it('keeps its terms if the service becomes more expensive or disappears', () =>
    inWorld(async (world) => {
      const { service, id } = await addRequest(world);
      await world.sql`update public.services set price = 900, title = 'Dearer', duration = '9 days' where id = ${service}`;
      await world.sql`delete from public.services where id = ${service}`;
      expect(await getRequest(world, id)).toMatchObject({
        service_id: null,
        title: 'A service',
        price: '100',
        duration: '3 days',
        version: 1,
      });
    }));

  it('by a visitor is rejected before anything else', () =>
    inWorld(async (world) => {
      const { creator, service } = await addCreatorAndClient(world);
      const attempt = world.as('visitor', (sql) =>
        createRequest(sql, { creator_id: creator.id, service_id: service }),
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }));

  it('at the price that the client saw is accepted', () =>
    inWorld(async (world) => {
      expect((await (await addCreatorAndClient(world)).request({ budget: '100.00' })).price).toBe(
        '100',
      );
    }));
});

describe('the message of a request', () => {
  it.each([
    ['', 'Write a message'],
    [null, 'Write a message'],
    [' '.repeat(30), 'Write a message'],
    ['\t\n'.repeat(15), 'Write a message'],
    ['\u00a0'.repeat(30), 'Write a message'],
    ['\u200b\u200d'.repeat(15), 'Write a message'],
    ['x'.repeat(19), 'Write at least 20 characters'],
    [`x${' '.repeat(30)}`, 'Write at least 20 characters'],
    ['x'.repeat(2001), 'Use at most 2000 characters'],
  ])('cannot be %j', (text, sentence) =>
    inWorld(async (world) => {
      const { request } = await addCreatorAndClient(world);
      expect(await captureError(request({ message: text }))).toEqual({
        code: 'PT400',
        message: sentence,
      });
    }),
  );

  it.each(['x'.repeat(20), 'x'.repeat(2000)])('is 20 to 2000 characters long', (text) =>
    inWorld(async (world) => {
      expect((await (await addCreatorAndClient(world)).request({ message: text })).status).toBe(
        'pending',
      );
    }),
  );
});
