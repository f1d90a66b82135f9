import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

it('counts the projects that are public', () =>
  inWorld(async ({ sql, addPerson, addProject }) => {
    const addOwned = async (columns: Record<string, unknown> = {}) => {
      const owner = await addPerson({ isDev: true });
      return { owner, project: await addProject(owner, columns) };
    };
    const shown = await addOwned();
    await addOwned({ visibility: 'draft' });
    await addOwned({ visibility: 'unlisted' });
    const hidden = await addOwned();
    const [suspended, closed, reopened, hiddenOwner, client] = [
      await addOwned(),
      await addOwned(),
      await addOwned(),
      await addOwned(),
      await addOwned(),
    ];
    await sql`
      insert into private.hidden_items (kind, item_id, reason)
      values ('project', ${hidden.project}, 'spam'), ('user', ${hiddenOwner.owner.id}, 'spam'), ('service', ${shown.project}, 'spam')`;
    await sql`insert into private.suspensions (user_id, reason) values (${suspended.owner.id}, 'spam')`;
    await sql`
      insert into private.closed_accounts (user_id, closed_until)
      values (${closed.owner.id}, 'infinity'), (${reopened.owner.id}, now() - interval '1 day')`;
    await sql`update public.users set is_dev = false where id = ${client.owner.id}`;
    const list = async (view: string) =>
      (await sql`select id from ${sql(view)} order by id`).map(({ id }) => String(id));
    const counted = await list('private.counted_projects');
    expect(counted).toEqual(await list('private.public_projects'));
    const own = [shown, hidden, suspended, closed, reopened, hiddenOwner, client].map(
      ({ project }) => project,
    );
    expect(own.filter((id) => counted.includes(id))).toEqual([shown.project, reopened.project]);
  }));

it('counts the services that are public', () =>
  inWorld(async (world) => {
    const { sql } = world;
    const addOwned = async () => {
      const owner = await world.addPerson({ isDev: true });
      return { owner, service: await world.addService(owner) };
    };
    const shown = await addOwned();
    const paused = await addOwned();
    const hidden = await addOwned();
    const suspended = await addOwned();
    const [closed, reopened] = [await addOwned(), await addOwned()];
    const [hiddenOwner, client] = [await addOwned(), await addOwned()];
    await sql`update public.services set is_active = false where id = ${paused.service}`;
    await world.hide('service', hidden.service);
    await world.hide('user', hiddenOwner.owner.id);
    await world.suspend(suspended.owner);
    await sql`
      insert into private.closed_accounts (user_id, closed_until)
      values (${closed.owner.id}, 'infinity'), (${reopened.owner.id}, now() - interval '1 day')`;
    await sql`update public.users set is_dev = false where id = ${client.owner.id}`;
    const list = async (view: string) =>
      (await sql`select id from ${sql(view)} order by id`).map(({ id }) => String(id));
    const counted = await list('private.counted_services');
    expect(counted).toEqual(await list('private.public_services'));
    const own = [shown, paused, hidden, suspended, closed, reopened, hiddenOwner, client].map(
      ({ service }) => service,
    );
    expect(own.filter((id) => counted.includes(id))).toEqual([shown.service, reopened.service]);
  }));
