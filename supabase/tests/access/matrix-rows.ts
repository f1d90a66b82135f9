import { rules } from './matrix.ts';
import type { Ids } from './rules.ts';
import { openCase } from '../cases/cases.ts';
import { addConversation, insert } from '../support/rows.ts';
import { act, createRequest } from '../support/hiring.ts';
import { answerOffer, makeOffer } from '../support/offers.ts';
import type { Caller, World } from '../support/world.ts';

export const roles = ['owner', 'counterparty', 'stranger', 'visitor', 'admin'] as const;

/** All callers of the matrix, and the owner's row in each table; the counterparty is the owner's client. */
export async function addMatrixRows(world: World) {
  const owner = await world.addPerson({ isDev: true });
  const [counterparty, stranger, admin] = [
    await world.addPerson(),
    await world.addPerson({ isDev: true }),
    await world.addPerson(),
  ];
  await world.grantAdmin(admin);
  const ids: Ids = {
    owner: owner.id,
    counterparty: counterparty.id,
    project: await world.addProject(owner),
    service: await world.addService(owner),
    media: '',
    sample: '',
    request: '',
    case: '',
    conversation: '',
    outsider: (await world.addPerson({ isDev: true })).id,
  };
  const add = (table: string) => insert(world.sql, table, rules[table]?.row(ids) ?? {});
  ids.media = await add('project_media');
  ids.sample = await add('project_code_samples');
  await world.sql`update public.projects set live_url = 'https://atlas.example.com/' where id = ${ids.project}`;
  await world.sql`insert into public.project_check_days (project_id, day) values (${ids.project}, '2026-01-01')`;
  await world.sql`
    insert into private.project_proofs (project_id, subject, user_id, method)
    values (${ids.project}, 'atlas.example.com', ${owner.id}, 'meta')`;
  await world.sql`
    insert into private.health_reports (project_id, part, subject)
    values (${ids.project}, 'site', 'atlas.example.com')`;
  await world.sql`insert into private.health_sharing (project_id) values (${ids.project})`;
  await world.sql`select private.queue_site_check('proof', 'atlas.example.com', ${owner.id})`;
  await add('notifications');
  ids.request = await addCompletedRequest(world, { owner, counterparty, service: ids.service });
  ids.case = await world.as(counterparty, (sql) => openCase(sql, { request: ids.request }));
  const liked = await world.addProject(stranger);
  for (const table of ['project_likes', 'project_saves']) {
    await world.sql`insert into public.${world.sql(table)} (project_id, user_id) values (${liked}, ${owner.id})`;
  }
  await world.sql`insert into public.project_views (project_id, viewer_key, user_id) values (${liked}, ${owner.id}, ${owner.id})`;
  await world.sql`insert into public.profile_views (creator_id, viewer_key, user_id) values (${stranger.id}, ${owner.id}, ${owner.id})`;
  await world.sql`insert into public.saved_creators (user_id, creator_id) values (${owner.id}, ${stranger.id})`;
  await world.sql`
    insert into public.offer_templates (user_id, name, title, scope, price, days)
    values (${owner.id}, 'Map', 'A map', ${'x'.repeat(20)}, 5, 3)`;
  await world.sql`
    insert into public.billing_details (user_id, name, payment_url)
    values (${owner.id}, 'Ada Stone LLC', 'https://pay.example/ada')`;
  await world.sql`insert into public.saved_searches (user_id, kind, name, search) values (${owner.id}, 'projects', 'Maps', '{"q": "map"}')`;
  ids.conversation = await addConversation(world.sql, owner, counterparty);
  const message = await add('messages');
  await insert(world.sql, 'attachments', {
    ...rules['attachments']?.row(ids),
    ...{ id: crypto.randomUUID(), message_id: message, position: 0, stored: {} },
  });
  await add('reports');
  await world.sql`insert into public.reviews (user_id, target_user_id, rating, comment) values (${counterparty.id}, ${owner.id}, 5, 'Good')`;
  const callers: Record<(typeof roles)[number], Caller> = {
    owner,
    counterparty,
    stranger,
    visitor: 'visitor',
    admin,
  };
  return { callers, ids };
}

async function addCompletedRequest(
  world: World,
  parties: { owner: { id: string }; counterparty: { id: string }; service: string },
) {
  const { id } = await world.as(parties.counterparty, (sql) =>
    createRequest(sql, { creator_id: parties.owner.id, service_id: parties.service }),
  );
  const { open_offer_id } = await world.as(parties.owner, (sql) => makeOffer(sql, { id }));
  await world.as(parties.counterparty, (sql) =>
    answerOffer(sql, { id: open_offer_id ?? '', action: 'accept' }),
  );
  await world.as(parties.owner, (sql) => act(sql, { id, action: 'deliver' }));
  await world.as(parties.counterparty, (sql) => act(sql, { id, action: 'approve' }));
  await world.sql`
    select private.owe_refund(h, i, 100, 'The colors were wrong', null)
    from public.invoices i join public.hire_requests h on h.id = i.hire_request_id where h.id = ${id}`;
  return id;
}
