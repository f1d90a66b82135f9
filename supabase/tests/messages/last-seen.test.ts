import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import { addConversationPair, listConversations, sendMessage } from './conversation.ts';

describe('the last-seen mark', () => {
  it('is visible to users who write with each other', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await world.as(creator, (tx) => tx`select public.touch_last_seen()`);
      const seen = async () => {
        const [row] = await world.as(
          client,
          (tx) => tx`select name, last_seen_at from public.people(${[creator.id]})`,
        );
        return row;
      };
      expect(await seen()).toEqual({ name: 'Ada Stone', last_seen_at: null });
      await sendMessage(world, client, { conversation });
      expect((await seen())?.last_seen_at).toBeInstanceOf(Date);
      const [listed] = (await listConversations(world, client)).items;
      expect(listed?.other.last_seen_at).not.toBeNull();
    }));

  it('changes at most twice a minute', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const touch = () => world.as(person, (tx) => tx`select public.touch_last_seen()`);
      const age = async () => {
        const [row] = await world.sql`
          select extract(epoch from now() - seen_at)::int as seconds
          from private.last_seen where user_id = ${person.id}`;
        return Number(row?.seconds);
      };
      await touch();
      await world.sql`update private.last_seen set seen_at = now() - interval '20 seconds'`;
      await touch();
      expect(await age()).toBe(20);
      await world.sql`update private.last_seen set seen_at = now() - interval '40 seconds'`;
      await touch();
      expect(await age()).toBe(0);
    }));
});
