import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateEach } from '../query/invalidate-queries.ts';
import { isUuid } from '../uuid.ts';
import * as v from 'valibot';
import { sharedRequestSchema } from './conversation.ts';

const detailsSchema = v.nullable(
  v.object({
    is_muted: v.boolean(),
    /** Whether the user has blocked the other one; never the reverse. */
    is_blocked: v.optional(v.boolean(), false),
    requests: v.array(sharedRequestSchema),
  }),
);

/** The header above the messages of a thread. */
export type ConversationDetails = NonNullable<v.InferOutput<typeof detailsSchema>>;

/** Null if the conversation is not the user's, or does not exist yet. */
export async function getConversationDetails(
  client: DataClient,
  conversation_id: string,
): Promise<ConversationDetails | null> {
  if (!isUuid(conversation_id)) return null;
  return readRpc(client, 'conversation_details', { conversation_id }, { schema: detailsSchema });
}

/** How many messages the user has not read, except in muted conversations; 100 at most. */
export function countUnreadMessages(client: DataClient): Promise<number> {
  return readRpc(client, 'unread_messages', {}, { schema: v.number() });
}

type MuteInput = { id: string; isMuted: boolean };

/** The messages of a muted conversation notify neither in the app nor by mail. */
export async function muteConversation(
  client: DataClient,
  { id, isMuted }: MuteInput,
): Promise<void> {
  unwrap(await client.rpc('mute_conversation', { conversation_id: id, muted: isMuted }));
}

export const muteConversationOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (input: MuteInput) => muteConversation(client, input),
    onSuccess: () =>
      invalidateEach(
        queryClient,
        ['list', 'details', 'unread'].map((part) => ['conversations', part]),
      ),
  });
