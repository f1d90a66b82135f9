import { z } from '../zod.ts';

export const conversationSchema = z.object({
  id: z.string(),
  /** `id` is null if the user has deleted their account. */
  other: z.object({
    id: z.string().nullable(),
    name: z.string(),
    avatar: z.string().nullable(),
    last_seen_at: z.string().nullable(),
  }),
  /** The first 200 characters of the message. */
  last_message: z
    .object({ text: z.string(), sender_id: z.string().nullable(), created_at: z.string() })
    .nullable(),
  /** At most 100. */
  unread: z.number(),
  latest_at: z.string(),
});

/** One row of the list of conversations. */
export type Conversation = z.infer<typeof conversationSchema>;

/** Two users, who may not have written to each other yet. */
export type OpenConversation = {
  /** Until the first message this is the id of `newConversationId`. */
  id: string;
  /** Null if the account is deleted. */
  otherId: string | null;
  /** True until the first message. */
  isNew: boolean;
};

const NEW_PREFIX = 'with:';

/** A placeholder for a conversation that the first message will create; nothing of it is stored. */
export function newConversationId(otherId: string): string {
  return `${NEW_PREFIX}${otherId}`;
}

/** The recipient of the first message; null for an existing conversation. */
export function getFirstMessageRecipient(conversationId: string): string | null {
  return conversationId.startsWith(NEW_PREFIX) ? conversationId.slice(NEW_PREFIX.length) : null;
}
