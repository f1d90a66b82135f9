import { describe, expect, it } from 'vitest';
import { addConversationPair, sendFirstMessage, sendMessage } from '../messages/conversation.ts';
import { inWorld } from '../support/world.ts';
import { claim, letPass, notify, outbox } from './mails.ts';

describe('mail about messages', () => {
  it('counts only those between the two', () =>
    inWorld(async (world) => {
      const people = await Promise.all([1, 2, 3, 4, 5].map(() => world.addPerson({ isDev: true })));
      // A pair is ordered by id, so the sender is between its readers.
      const [one, two, sender, four, five] = people.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      if (!one || !two || !sender || !four || !five) throw new Error('Five people are needed');
      for (const reader of [one, two, four, five]) await sendFirstMessage(world, sender, reader);
      await sendFirstMessage(world, one, five);
      await letPass(world, '11 minutes');

      const mails = (await claim(world)).map(({ to, params }) => [
        to,
        params['actor_id'],
        params['count'],
      ]);

      expect(mails.toSorted()).toEqual(
        [
          ...[one, two, four, five].map(({ email }) => [email, sender.id, 1]),
          [five.email, one.id, 1],
        ].toSorted(),
      );
    }));

  it('waits beside another mail about the same person', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await world.sql`delete from private.mail_outbox`;
      await notify(world, creator, { params: { actor_id: client.id } });
      await sendMessage(world, client, { conversation });
      expect((await outbox(world, creator)).map(({ kind }) => kind).toSorted()).toEqual([
        'message_received',
        'request_accepted',
      ]);
    }));

  it.each(['sent', 'skipped', 'failed'])('comes after an earlier one that was %s', (status) =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await world.sql`delete from private.mail_outbox`;
      await sendMessage(world, client, { conversation });
      await world.sql`update private.mail_outbox set status = ${status}, ended_at = now()`;
      await sendMessage(world, client, { conversation });
      expect((await outbox(world, creator)).map((mail) => mail.status).toSorted()).toEqual(
        ['pending', status].toSorted(),
      );
    }),
  );
});
