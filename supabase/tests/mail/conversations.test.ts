import { describe, expect, it } from 'vitest';
import { addConversationPair, sendMessage } from '../messages/conversation.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import {
  claim,
  configure,
  deliver,
  letPass,
  notify,
  outbox,
  report,
  secondsUntilDue,
} from './mails.ts';

type Pair = Awaited<ReturnType<typeof addConversationPair>>;

/** A client and a creator with a conversation, and no mail about how it came to be. */
async function addPair(world: World): Promise<Pair> {
  const pair = await addConversationPair(world);
  await world.sql`delete from private.mail_outbox`;
  return pair;
}

const write = (world: World, { client, conversation }: Pair, text = 'Hello') =>
  sendMessage(world, client, { conversation, text });
const read = (world: World, { creator, conversation }: Pair) =>
  world.as(creator, (as) => as`select public.mark_read(${conversation})`);

describe('mail about messages', () => {
  it('comes once a message is unread for 10 minutes', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair);
      await letPass(world, '595 s');
      expect(await claim(world)).toEqual([]);
      await letPass(world, '10 s');
      expect(await claim(world)).toMatchObject([
        {
          kind: 'message_received',
          to: pair.creator.email,
          topic: 'messages',
          params: { actor_id: pair.client.id, count: 1, texts: ['Hello'] },
        },
      ]);
    }));

  it('is one for all unread messages, with the beginnings of the last three', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      for (const text of ['one', 'two', 'three', 'x'.repeat(501)]) await write(world, pair, text);
      await letPass(world, '11 minutes');
      const [mail, ...more] = await claim(world);
      expect(more).toEqual([]);
      expect(mail?.params).toMatchObject({ count: 4, texts: ['two', 'three', 'x'.repeat(500)] });
      expect(Object.keys(mail?.params ?? {}).toSorted()).toEqual([
        'actor_id',
        'actor_name',
        'count',
        'texts',
      ]);
    }));

  it('does not come if the messages were read meanwhile', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair);
      await read(world, pair);
      await letPass(world, '11 minutes');
      expect(await claim(world)).toEqual([]);
      expect(await outbox(world, pair.creator)).toMatchObject([{ status: 'skipped' }]);
    }));

  it('does not come if the reader has answered', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair);
      await sendMessage(world, pair.creator, { conversation: pair.conversation });
      await letPass(world, '11 minutes');
      expect((await claim(world)).map(({ to }) => to)).toEqual([pair.client.email]);
    }));

  it('waits until a message after the read ones is unread for 10 minutes', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair);
      await read(world, pair);
      await letPass(world, '8 minutes');
      await write(world, pair, 'second');
      await letPass(world, '3 minutes');
      expect(await claim(world)).toEqual([]);
      const [{ id } = { id: '' }] = await outbox(world, pair.creator);
      expect(Math.abs((await secondsUntilDue(world, id)) - 420)).toBeLessThan(5);
      await letPass(world, '8 minutes');
      expect(await claim(world)).toMatchObject([{ params: { count: 1, texts: ['second'] } }]);
    }));

  it('comes once an hour per conversation', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair, 'one');
      await letPass(world, '11 minutes');
      expect(await deliver(world)).toHaveLength(1);
      await write(world, pair, 'two');
      await letPass(world, '55 minutes');
      expect(await deliver(world)).toEqual([]);
      await letPass(world, '6 minutes');
      expect(await deliver(world)).toMatchObject([{ params: { count: 2, texts: ['one', 'two'] } }]);
    }));

  it('of another conversation does not wait for that hour', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair);
      await letPass(world, '11 minutes');
      await deliver(world);
      const other = await world.addPerson();
      await world.as(
        other,
        (as) => as`select public.send_message(${pair.creator.id}, 'Hi', gen_random_uuid())`,
      );
      await letPass(world, '11 minutes');
      expect(await claim(world)).toMatchObject([{ params: { actor_id: other.id } }]);
    }));

  it.each([
    ['another reader', (_: Pair, other: string) => ({ user_id: other })],
    ['another kind', () => ({ kind: 'reply_received' })],
    ['a mail that was skipped', () => ({ status: 'skipped' })],
  ])('does not wait for the hour of %s', (_name, change) =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      const other = await world.addPerson();
      await write(world, pair);
      await letPass(world, '11 minutes');
      const row = {
        ...{ key: 'earlier', kind: 'message_received', user_id: pair.creator.id, status: 'sent' },
        ...change(pair, other.id),
        params: world.sql.json({ actor_id: pair.client.id }),
        ended_at: new Date(),
      };
      await world.sql`insert into private.mail_outbox ${world.sql(row)}`;
      expect(await claim(world)).toMatchObject([{ kind: 'message_received' }]);
    }),
  );

  it('that waits does not hold up the mail of others', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair);
      const person = await world.addPerson();
      await notify(world, person);
      await world.sql`update private.mail_outbox set due_at = now()`;
      expect(await claim(world, 1)).toMatchObject([{ to: person.email }]);
    }));

  it('does not hold up other mail from the same person', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair);
      await letPass(world, '11 minutes');
      await deliver(world);
      await notify(world, pair.creator, {
        kind: 'reply_received',
        params: { actor_id: pair.client.id },
      });
      expect(await claim(world)).toMatchObject([{ kind: 'reply_received' }]);
    }));

  it('tells of a message that arrived while the mail before it was being sent', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair, 'one');
      await letPass(world, '11 minutes');
      const [mail] = await claim(world);
      await write(world, pair, 'two');
      await report(world, { id: mail?.id ?? '', outcome: 'sent' });
      await letPass(world, '61 minutes');
      expect(await deliver(world)).toMatchObject([{ params: { count: 2 } }]);
    }));

  it.each([
    ['all mail', { email_off: true }],
    ['mail about messages', { not_by_email: ['messages'] }],
  ])('is not queued for someone who has turned off %s', (_name, settings) =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await configure(world, pair.creator, settings);
      await write(world, pair);
      expect(await outbox(world, pair.creator)).toEqual([]);
    }),
  );

  it('comes although messages are not in the bell', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await world.sql`delete from public.notifications`;
      await configure(world, pair.creator, { not_in_app: ['messages'] });
      await write(world, pair);
      await letPass(world, '11 minutes');
      expect(await claim(world)).toHaveLength(1);
      expect((await world.sql`select from public.notifications`).count).toBe(0);
    }));

  it('ends with the account of the sender', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await write(world, pair);
      await world.sql`delete from auth.users where id = ${pair.client.id}`;
      await letPass(world, '11 minutes');
      expect(await claim(world)).toEqual([]);
    }));
});
