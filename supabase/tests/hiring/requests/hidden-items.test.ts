import { describe, expect, it } from 'vitest';
import { act, addRequest, createRequest, getRequest } from '../../support/hiring.ts';
import { makeOffer, readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { call } from '../../admin/admins.ts';
import { addSale } from './add-sale.ts';

const hidden = {
  code: 'PT409',
  message: "An admin has hidden this. It can't be agreed on meanwhile",
};

describe('while an admin has hidden', () => {
  it.each(['project', 'user'] as const)('the %s, a pending purchase can only be declined', (kind) =>
    inWorld(async (world) => {
      const { creator, project, buy } = await addSale(world);
      const { id } = await buy();
      const item = kind === 'project' ? project : creator.id;
      await world.hide(kind, item);
      const accept = () => world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      expect(await captureError(accept())).toMatchObject(hidden);
      expect((await readPanel(world, creator, id)).actions).toEqual(['decline']);
      await world.sql`delete from private.hidden_items where item_id = ${item}`;
      await accept();
      expect(await getRequest(world, id)).toMatchObject({ status: 'accepted' });
    }),
  );

  it('the service, no offer is made or accepted', () =>
    inWorld(async (world) => {
      const { client, creator, service, id } = await addRequest(world);
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      const [offer] = await world.sql<{ id: string }[]>`
        select open_offer_id as id from public.hire_requests where id = ${id}`;
      await world.hide('service', service);
      for (const attempt of [
        () =>
          world.as(client, (sql) => sql`select public.answer_offer(${offer?.id ?? ''}, 'accept')`),
        () => world.as(client, (sql) => makeOffer(sql, { id })),
        () => world.as(creator, (sql) => makeOffer(sql, { id })),
      ])
        expect(await captureError(attempt())).toMatchObject(hidden);
      expect((await readPanel(world, client, id)).actions).toEqual(['decline_offer', 'cancel']);
    }));

  it('the service, agreed work goes on', () =>
    inWorld(async (world) => {
      const { creator, service, id } = await addRequest(world, 'accepted');
      await world.hide('service', service);
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
    }));

  it('the project that a request only came from, it is accepted', () =>
    inWorld(async (world) => {
      const { creator, client, project } = await addSale(world);
      const { id } = await world.as(client, (sql) =>
        createRequest(sql, {
          creator_id: creator.id,
          title: 'A map',
          budget: 100,
          from_project_id: project,
        }),
      );
      await world.hide('project', project);
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
    }));

  it.each(['project', 'user'] as const)(
    'the %s, the client is told so about what they asked for, and told when it is shown',
    (kind) =>
      inWorld(async (world) => {
        const { creator, client, project, buy } = await addSale(world);
        const { id } = await buy();
        const { id: other } = await world.as(client, (sql) =>
          createRequest(sql, { creator_id: creator.id, title: 'A map', budget: 100 }),
        );
        const admin = await world.addPerson();
        await world.grantAdmin(admin);
        const item = { kind, item_id: kind === 'project' ? project : creator.id, reason: 'Copied' };
        const listLines = (request = id) => world.sql`
        select kind, params ->> 'actor_name' as name, needs_action from public.notifications
        where user_id = ${client.id} and params ->> 'request_id' = ${request}`;
        await call(world, admin, { name: 'admin_hide', ...item });
        const line = { name: 'Ada Stone', needs_action: false };
        const isHidden = [{ ...line, kind: 'request_hidden' }];
        expect(await listLines()).toEqual(isHidden);
        expect(await listLines(other)).toEqual(kind === 'user' ? isHidden : []);
        await call(world, admin, { name: 'admin_unhide', ...item });
        expect(await listLines()).toEqual([{ ...line, kind: 'request_shown' }]);
      }),
  );
});
