import { addAdmin, call, report } from '../admin/admins.ts';
import { addConversationPair, sendMessage } from '../messages/conversation.ts';
import type { Caller, World } from '../support/world.ts';

const texts = ['one', 'two', 'three', 'Pay me outside', 'five', 'six', 'seven'];

type Line = { number: number; side: string; is_reported: boolean; text: string; files: string[] };
export const open = (world: World, admin: Caller, id: string | null) =>
  call<Line[]>(world, admin, { name: 'admin_open_report', report_id: id });

export const findMessage = async (world: World, text: string) => {
  const [row] = await world.sql<{ id: string }[]>`
    select id from public.messages where text = ${text} order by created_at desc limit 1`;
  return row?.id ?? '';
};

/** A conversation of seven messages, whose two write in turns; its client reports the fourth, which is the creator's. */
export async function addReported(world: World) {
  const admin = await addAdmin(world);
  const pair = await addConversationPair(world);
  const { creator, client, conversation } = pair;
  for (const [index, text] of texts.entries())
    await sendMessage(world, index % 2 ? creator : client, { conversation, text });
  const message = await findMessage(world, 'Pay me outside');
  const id = await report(world, client, { kind: 'message', target: message, reason: 'fraud' });
  return { ...pair, admin, message, id };
}
