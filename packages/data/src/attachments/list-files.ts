import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import * as v from 'valibot';
import { pageSchema, type Page } from '../query/page.ts';
import { attachmentSchema } from './attachment.ts';

const FILES_PAGE_SIZE = 30;

const conversationFileSchema = v.object({
  ...attachmentSchema.entries,
  message_id: v.string(),
  created_at: v.string(),
  /** True if the reader has sent it and may take it back. */
  is_removable: v.boolean(),
});

/** A file of a conversation, with the message that it came with. */
export type ConversationFile = v.InferOutput<typeof conversationFileSchema>;

type FilesInput = { conversationId: string; cursor: string | null; signal: AbortSignal };

/** The files of a conversation, newest first. */
export function listFiles(
  client: DataClient,
  { conversationId, cursor, signal }: FilesInput,
): Promise<Page<ConversationFile>> {
  const args = {
    conversation_id: conversationId,
    page_size: FILES_PAGE_SIZE,
    ...(cursor !== null && { cursor }),
  };
  const schema = pageSchema(conversationFileSchema);
  return readRpc(client, 'conversation_files', args, { schema, signal });
}

const storageSchema = v.object({ used_bytes: v.number(), max_bytes: v.number() });

/** How much space the signed-in user's files take up, and how much they may. */
export function getStorage(client: DataClient, signal: AbortSignal) {
  return readRpc(client, 'my_storage', {}, { schema: storageSchema, signal });
}
