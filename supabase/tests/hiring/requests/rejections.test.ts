import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asService } from '../../support/as-service.ts';
import { createRequest } from '../../support/hiring.ts';
import { addCreatorAndClient } from './add-creator-and-client.ts';
import { inWorld, captureError } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

describe('a request', () => {
  it.each([
    [
      'to oneself',
      async (world: World) => {
        const { creator, service } = await addCreatorAndClient(world);
        return world.as(creator, (sql) =>
          createRequest(sql, { creator_id: creator.id, service_id: service }),
        );
      },
      'PT400',
      "You can't hire yourself",
    ],
    [
      'for something else from oneself',
      async (world: World) => {
        const { creator } = await addCreatorAndClient(world);
        return world.as(creator, (sql) =>
          createRequest(sql, { creator_id: creator.id, title: 'Mine', budget: 5 }),
        );
      },
      'PT400',
      "You can't hire yourself",
    ],
    [
      'for an inactive service',
      async (world: World) => (await addCreatorAndClient(world, { is_active: false })).request(),
      'PT404',
      'This service is no longer available',
    ],
    [
      'for a service that never was',
      async (world: World) =>
        (await addCreatorAndClient(world)).request({ service_id: randomUUID() }),
      'PT404',
      'This service is no longer available',
    ],
    [
      'for a service of another creator',
      async (world: World) => {
        const other = await addCreatorAndClient(world);
        return (await addCreatorAndClient(world)).request({ service_id: other.service });
      },
      'PT404',
      'This service is no longer available',
    ],
    [
      'for a service that an admin hid',
      async (world: World) => {
        const { service, request } = await addCreatorAndClient(world);
        await world.hide('service', service);
        return request();
      },
      'PT404',
      'This service is no longer available',
    ],
    [
      'to someone who just became a client',
      async (world: World) => {
        const { creator, request } = await addCreatorAndClient(world);
        await world.sql`update public.users set is_dev = false where id = ${creator.id}`;
        return request();
      },
      'PT404',
      'This service is no longer available',
    ],
    [
      'for something else to a client',
      async (world: World) => {
        const { request } = await addCreatorAndClient(world);
        return request({
          creator_id: (await world.addPerson()).id,
          service_id: null,
          title: 'Else',
          budget: 5,
        });
      },
      'PT404',
      'This creator is no longer available',
    ],
    [
      'to nobody',
      async (world: World) =>
        (await addCreatorAndClient(world)).request({
          creator_id: null,
          service_id: null,
          title: 'Else',
          budget: 5,
        }),
      'PT404',
      'This creator is no longer available',
    ],
    [
      'to a suspended creator',
      async (world: World) => {
        const { creator, request } = await addCreatorAndClient(world);
        await world.suspend(creator);
        return request();
      },
      'PT404',
      'This service is no longer available',
    ],
    [
      'of a suspended client',
      async (world: World) => {
        const { client, request } = await addCreatorAndClient(world);
        await world.suspend(client);
        return request();
      },
      'PT403',
      'Your account is suspended',
    ],
    [
      'of the service role, which is nobody',
      async (world: World) => {
        const { creator, service } = await addCreatorAndClient(world);
        return asService(world, (sql) =>
          createRequest(sql, { creator_id: creator.id, service_id: service }),
        );
      },
      'PT401',
      'Sign in first',
    ],
    [
      'without a key',
      async (world: World) => (await addCreatorAndClient(world)).request({ request_key: null }),
      'PT400',
      'A request key is required',
    ],
    [
      'with a title beside a service',
      async (world: World) => (await addCreatorAndClient(world)).request({ title: 'Mine' }),
      'PT400',
      "A request for a service can't have its own title",
    ],
    [
      'at a price that is no longer true',
      async (world: World) => (await addCreatorAndClient(world)).request({ budget: 99 }),
      'PT409',
      'The price is now $100.00',
    ],
  ] as const)('%s is rejected', (_, attempt, code, sentence) =>
    inWorld(async (world) => {
      expect(await captureError(attempt(world))).toEqual({ code, message: sentence });
    }),
  );
});
