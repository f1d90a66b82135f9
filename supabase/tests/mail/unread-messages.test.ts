import { expect, it } from 'vitest';
import { sendFirstMessage } from '../messages/conversation.ts';
import { inWorld } from '../support/world.ts';
import { claim, letPass } from './mails.ts';

it('mail about messages counts only those between the two', () =>
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
