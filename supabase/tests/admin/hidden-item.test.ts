import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

it('only hides the item with the given kind and id', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const project = await world.addProject(creator);
    const service = await world.addService(creator);
    const other = await world.addService(creator);
    await world.hide('service', other);
    await world.hide('project', creator.id);
    await world.hide('service', project);
    await world.hide('project', service);
    const seen = await world.as(
      'visitor',
      (sql) => sql`
        select id from public.users where id = ${creator.id}
        union all select id from public.projects where user_id = ${creator.id}
        union all select id from public.services where user_id = ${creator.id}`,
    );
    expect(seen.map(({ id }) => String(id))).toEqual([creator.id, project, service]);
  }));
