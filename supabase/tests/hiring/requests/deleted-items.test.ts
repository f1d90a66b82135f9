import { describe, expect, it } from 'vitest';
import { claim } from '../../mail/mails.ts';
import { act, addRequest, getRequest } from '../../support/hiring.ts';
import { readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addSale } from './add-sale.ts';

type Person = { id: string };

const remove = (world: World, owner: Person, table: 'projects' | 'services', id: string) =>
  world.as(owner, (sql) => sql`delete from public.${sql(table)} where id = ${id}`);

const listLines = (world: World, { id }: Person) =>
  world.sql`
    select kind, params ->> 'actor_name' as name, needs_action from public.notifications
    where user_id = ${id}`;

const closed = { status: 'rejected', resolution: 'removed' };

describe('a creator who deletes', () => {
  it('a project closes its pending purchase, which the buyer is told, by mail too', () =>
    inWorld(async (world) => {
      const { creator, client, project, buy } = await addSale(world);
      const { id } = await buy();
      await world.sql`delete from private.mail_outbox`;
      await remove(world, creator, 'projects', project);
      expect(await getRequest(world, id)).toMatchObject({ ...closed, project_id: null });
      const line = { kind: 'request_item_removed', name: 'Ada Stone', needs_action: false };
      expect(await listLines(world, client)).toEqual([line]);
      expect(await listLines(world, creator)).toMatchObject([{ needs_action: false }]);
      expect(await claim(world)).toMatchObject([{ kind: line.kind, to: client.email }]);
      for (const person of [creator, client])
        expect((await readPanel(world, person, id)).actions).toEqual([]);
      const accept = world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      expect((await captureError(accept)).code).toBe('PT409');
    }));

  it('a project that is sold keeps the purchase', () =>
    inWorld(async (world) => {
      const { creator, project, buy } = await addSale(world);
      const { id } = await buy();
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      await remove(world, creator, 'projects', project);
      expect(await getRequest(world, id)).toMatchObject({ status: 'accepted', project_id: null });
    }));

  it('a service that an admin has hidden closes its pending requests', () =>
    inWorld(async (world) => {
      const { creator, service, id } = await addRequest(world);
      await world.hide('service', service);
      await remove(world, creator, 'services', service);
      expect(await getRequest(world, id)).toMatchObject(closed);
    }));

  it('any other service can still accept what was requested', () =>
    inWorld(async (world) => {
      const { creator, service, id } = await addRequest(world);
      await remove(world, creator, 'services', service);
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      expect(await getRequest(world, id)).toMatchObject({ status: 'accepted' });
    }));
});
