import type { TransactionSql } from 'postgres';
import { expect, it } from 'vitest';
import { addConversationPair } from '../messages/conversation.ts';
import { addFile } from '../attachments/files.ts';
import { inWorld } from '../support/world.ts';

it('a suspended person blocks, mutes, reads, hides and removes what concerns nobody else', () =>
  inWorld(async (world) => {
    const { client, creator, conversation } = await addConversationPair(world);
    const file = await addFile(world, client);
    await world.sql`select private.notify(${client.id}, 'warning_received', '{"reason": "spam"}')`;
    await world.suspend(client);
    const acts: ((sql: TransactionSql) => Promise<unknown>)[] = [
      (sql) => sql`update public.notifications set read_at = now() where user_id = ${client.id}`,
      (sql) => sql`select public.mark_read(${conversation})`,
      (sql) => sql`select public.mute_conversation(${conversation}, true)`,
      (sql) => sql`select public.show_presence(false)`,
      (sql) => sql`select public.discard_attachment(${file})`,
      (sql) => sql`select public.block_user(${creator.id})`,
      (sql) => sql`select public.unblock_user(${creator.id})`,
    ];
    for (const act of acts) await world.as(client, act);
    expect(
      await world.sql`
        select from public.notifications where user_id = ${client.id} and read_at is null`,
    ).toHaveLength(0);
  }));
