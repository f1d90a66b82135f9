import { createRequest } from '../../support/hiring.ts';
import type { RequestInput } from '../../support/hiring.ts';
import type { World } from '../../support/world.ts';

/** A creator with a service, a client, and the client's request for it. */
export async function addCreatorAndClient(world: World, columns: Record<string, unknown> = {}) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson();
  const service = await world.addService(creator, columns);
  const request = (input: RequestInput = {}) =>
    world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, service_id: service, ...input }),
    );
  return { creator, client, service, request };
}
