import { ask } from './hiring.ts';
import type { Wish } from './hiring.ts';
import type { World } from './world.ts';

/** A creator with a service, a client, and how the client asks for it. */
export async function market(world: World, columns: Record<string, unknown> = {}) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson();
  const service = await world.addService(creator, columns);
  const request = (wish: Wish = {}) =>
    world.as(client, (sql) => ask(sql, { creator_id: creator.id, service_id: service, ...wish }));
  return { creator, client, service, request };
}
