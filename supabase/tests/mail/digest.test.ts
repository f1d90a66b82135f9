import { describe, expect, it } from 'vitest';
import { addConversationPair, sendMessage } from '../messages/conversation.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { claim, configure, deliver, letPass, notify, outbox } from './mails.ts';

async function addReader(world: World, digest = 'daily') {
  const person = await world.addPerson({ isDev: true });
  await configure(world, person, { digest });
  return person;
}

describe('a digest', () => {
  it('collects what needs no answer, and leaves the rest as it is', () =>
    inWorld(async (world) => {
      const reader = await addReader(world, 'weekly');
      await notify(world, reader, { kind: 'request_accepted', params: { title: 'A' } });
      await notify(world, reader, { kind: 'request_created', needsAction: true });
      await notify(world, reader, { kind: 'project_hidden', params: { title: 'B' } });

      expect((await deliver(world)).map(({ kind }) => kind)).toEqual(['request_created']);
      await letPass(world, '8 days');
      expect(await deliver(world)).toMatchObject([
        {
          kind: 'digest',
          to: reader.email,
          topic: 'digest',
          params: {
            period: 'weekly',
            items: [
              { kind: 'request_accepted', params: { title: 'A' } },
              { kind: 'project_hidden', params: { title: 'B' } },
            ],
            more: 0,
          },
        },
      ]);
      await letPass(world, '8 days');
      expect(await deliver(world)).toEqual([]);
    }));

  it('has only what is its reader’s', () =>
    inWorld(async (world) => {
      const [one, two] = [await addReader(world), await addReader(world)];
      await notify(world, one, { params: { title: 'One' } });
      await notify(world, two, { params: { title: 'Two' } });
      await letPass(world, '1 day');
      const mails = (await claim(world)).map(({ to, params }) => [to, params['items']]);
      const item = (title: string) => [{ kind: 'request_accepted', params: { title } }];
      expect(mails.toSorted()).toEqual(
        [
          [one.email, item('One')],
          [two.email, item('Two')],
        ].toSorted(),
      );
    }));

  it('tells of a reply although its author’s messages were read', () =>
    inWorld(async (world) => {
      const [reader, author] = [await addReader(world), await world.addPerson()];
      await notify(world, reader, { kind: 'reply_received', params: { actor_id: author.id } });
      await letPass(world, '1 day');
      expect(await claim(world)).toMatchObject([
        { params: { items: [{ kind: 'reply_received', params: { actor_id: author.id } }] } },
      ]);
    }));

  it('counts unread messages only where it tells of them', () =>
    inWorld(async (world) => {
      const { client, creator, conversation } = await addConversationPair(world);
      await configure(world, creator, { digest: 'daily', not_by_email: ['messages'] });
      await sendMessage(world, client, { conversation });
      await world.sql`delete from private.mail_outbox`;
      await notify(world, creator, { kind: 'reply_received', params: { actor_id: client.id } });
      await letPass(world, '1 day');
      const [mail] = await claim(world);
      expect(mail?.params['items']).toEqual([
        { kind: 'reply_received', params: { actor_id: client.id, actor_name: 'Noah Bennett' } },
      ]);
    }));

  it('is a new one after the last was due', () =>
    inWorld(async (world) => {
      const reader = await addReader(world);
      await notify(world, reader);
      await letPass(world, '1 day');
      await world.sql`update private.mail_outbox set key = 'digest of yesterday'`;
      await notify(world, reader);
      expect(await outbox(world, reader)).toHaveLength(2);
    }));

  it('does not tell what was read in the app, or what a newer step has replaced', () =>
    inWorld(async (world) => {
      const reader = await addReader(world);
      await notify(world, reader, { params: { title: 'read' } });
      await notify(world, reader, { params: { title: 'replaced' } });
      await notify(world, reader, { params: { title: 'unread' } });
      await world.sql`update public.notifications set read_at = now() where params ->> 'title' = 'read'`;
      await world.sql`delete from public.notifications where params ->> 'title' = 'replaced'`;
      await letPass(world, '1 day');
      expect(await claim(world)).toMatchObject([
        { params: { items: [{ params: { title: 'unread' } }] } },
      ]);
    }));

  it('tells what is not shown in the app', () =>
    inWorld(async (world) => {
      const reader = await addReader(world);
      await configure(world, reader, { digest: 'daily', not_in_app: ['request_updates'] });
      await notify(world, reader);
      await letPass(world, '1 day');
      expect(await claim(world)).toMatchObject([
        { params: { items: [{ kind: 'request_accepted' }] } },
      ]);
    }));

  it('is not sent if everything in it was read', () =>
    inWorld(async (world) => {
      const reader = await addReader(world);
      await notify(world, reader);
      await world.sql`update public.notifications set read_at = now()`;
      await letPass(world, '1 day');
      expect(await claim(world)).toEqual([]);
      expect(await outbox(world, reader)).toMatchObject([{ status: 'skipped' }]);
    }));

  it('leaves out a topic that was turned off meanwhile', () =>
    inWorld(async (world) => {
      const reader = await addReader(world);
      await notify(world, reader);
      await notify(world, reader, { kind: 'review_received' });
      await configure(world, reader, { digest: 'daily', not_by_email: ['reviews'] });
      await letPass(world, '1 day');
      expect(await claim(world)).toMatchObject([
        { params: { items: [{ kind: 'request_accepted' }], more: 0 } },
      ]);
    }));

  it('has one line per conversation with its unread messages', () =>
    inWorld(async (world) => {
      const { client, creator, conversation } = await addConversationPair(world);
      await world.sql`delete from private.mail_outbox`;
      await configure(world, creator, { digest: 'daily' });
      await sendMessage(world, client, { conversation });
      await sendMessage(world, client, { conversation });
      await letPass(world, '1 day');
      const [mail] = await claim(world);
      expect(mail?.params['items']).toEqual([
        {
          kind: 'message_received',
          params: { actor_id: client.id, actor_name: 'Noah Bennett', count: 2 },
        },
      ]);
    }));

  it('does not tell of a conversation that was read', () =>
    inWorld(async (world) => {
      const { client, creator, conversation } = await addConversationPair(world);
      await world.sql`delete from private.mail_outbox`;
      await configure(world, creator, { digest: 'daily' });
      await sendMessage(world, client, { conversation });
      await world.as(creator, (as) => as`select public.mark_read(${conversation})`);
      await letPass(world, '1 day');
      expect(await claim(world)).toEqual([]);
    }));

  it('has at most 100 lines, and says how many more there are', () =>
    inWorld(async (world) => {
      const reader = await addReader(world);
      for (let index = 0; index < 103; index += 1) {
        await notify(world, reader, { params: { title: String(index) } });
      }
      await letPass(world, '1 day');
      const [mail] = await claim(world);
      const items = mail?.params['items'] as { params: { title: string } }[];
      expect(items).toHaveLength(100);
      expect(items[99]?.params.title).toBe('99');
      expect(mail?.params['more']).toBe(3);
    }));
});
