import { describe, expect, it } from 'vitest';
import { addScene } from '../admin/actions.ts';
import { call } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { addConversationPair, listConversations, sendMessage } from '../messages/conversation.ts';
import { searchServices } from '../service-search/services.ts';
import { inWorld } from '../support/world.ts';
import { exactItems, searchCreators, searchProjects } from './queries.ts';

/** A text, and what people type to find it; names have no letters that nobody sees, as in the last two. */
const cases: [text: string, q: string][] = [
  ['O’Brien’s shop', 'obrien'],
  ["O'Brien's shop", 'O’Brien’s'],
  ['OBrien', "o'brien"],
  ['e-quokka reader', 'equokka'],
  ['equokka reader', 'e‑quokka'],
  ['re\u00ADactor core', 'reactor'],
  ['zero\u200Bwidth', 'zerowidth'],
];
const several: [text: string, q: string][] = [
  ['O’Brien’s shop for quokkas', 'quokka obrien'],
  ['an e-wombat reader for quokkas', 'quokkas ewombat'],
  ['ewombat for quokkas', 'quokka e-wombat'],
  ['OBrien and quokkas', "quokka o'brien"],
  ['a re\u00ADactor for quokkas', 'quokkas reactor'],
];

describe('apostrophes, hyphens and what nobody sees', () => {
  it.each([...cases, ...several])('in %j make no difference for %j', (text, q) =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true, name: text });
      await world.addProject(owner, { title: text });
      await world.addService(owner, { title: text });
      const isFound = { total: 1 };
      expect(await searchProjects(world, { q })).toMatchObject(isFound);
      expect(await searchCreators(world, { q })).toMatchObject(isFound);
      expect(await searchServices(world, { q })).toMatchObject(isFound);
    }),
  );

  it.each(cases)('are contained in %j by %j', (text, q) =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      await world.addProject(owner, { title: text });
      expect(exactItems(await searchProjects(world, { q }))).toHaveLength(1);
    }),
  );

  it.each(['-', '’', ' \u00AD '])('alone, as in %j, are no text', (q) =>
    inWorld(async (world) => {
      const all = await searchProjects(world, {});
      expect(await searchProjects(world, { q })).toMatchObject({ total: all.total });
    }),
  );

  it.each(cases.slice(0, 5))('in a message or a name %j make no difference for %j', (text, q) =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const start = '- '.repeat(300);
      await sendMessage(world, creator, { conversation, text: `${start}${text}` });
      await world.sql`update public.users set name = ${text} where id = ${creator.id}`;
      const project = await world.addProject(creator, { title: text });
      await world.as(
        client,
        (sql) => sql`insert into public.project_saves (project_id) values (${project})`,
      );
      const found = await call<{ items: { excerpt: string }[] }>(world, client, {
        ...{ name: 'search_messages', q },
      });
      expect(found?.items[0]?.excerpt).toContain(text);
      expect((await listConversations(world, client, { q })).items).toHaveLength(1);
      const saved = await call<{ items: unknown[] }>(world, client, {
        ...{ name: 'my_saved_projects', q },
      });
      expect(saved?.items).toHaveLength(1);
    }),
  );

  it.each(cases.slice(0, 5))('in the lists of admins, %j is found by %j', (text, q) =>
    inWorld(async (world) => {
      const { admin, creator, client, project, service, review } = await addScene(world);
      await world.sql`update public.users set name = ${text} where id in (${creator.id}, ${client.id})`;
      await world.sql`update public.projects set title = ${text} where id = ${project}`;
      await world.sql`update public.services set title = ${text} where id = ${service}`;
      await world.sql`update public.reviews set comment = ${text} where id = ${review}`;
      await world.sql`update public.reports set target_title = ${text} where target_id = ${project}`;
      await world.hide('service', service);
      await call(world, admin, { name: 'admin_suspend', user_id: client.id, reason: text });
      for (const name of [
        'admin_list_creators',
        'admin_list_clients',
        'admin_list_projects',
        'admin_list_services',
        'admin_list_reviews',
        'admin_list_reports',
        'admin_list_hidden',
        'admin_list_audit',
      ])
        expect([name, (await list(world, admin, name, { q })).total]).toEqual([name, 1]);
    }),
  );
});
