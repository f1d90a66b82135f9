import { CASE_STATUSES } from '../hire-requests/cases/case.ts';
import { requestStepSchema } from '../messages/message.ts';
import { z } from '../zod-mini.ts';

export const sharedRequestSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The side of the reader. */
  side: z.enum(['client', 'creator']),
  status: z.enum(['pending', 'accepted']),
  waiting_side: z.enum(['client', 'creator', 'admin']),
  offer: z.nullable(
    z.object({ kind: z.string(), side: z.enum(['client', 'creator']), valid_until: z.string() }),
  ),
  /** Of the open case; null if there is none. */
  case_status: z.nullable(z.enum(CASE_STATUSES)),
  /** The side that asked to end it and waits for an answer. */
  end_asked_by: z.nullable(z.enum(['client', 'creator'])),
  /** When it ends without that answer; null if it does not. */
  ends_at: z.nullable(z.string()),
  /** Of the milestone in work. */
  due_on: z.nullable(z.string()),
  time_zone: z.string(),
  delivered_at: z.nullable(z.string()),
  updated_at: z.string(),
  /** When it expires without an answer. */
  expires_at: z._default(z.nullable(z.string()), null),
  /** When the delivery is approved by itself. */
  review_until: z._default(z.nullable(z.string()), null),
});

/** A pending or accepted hire request between two users. */
export type SharedRequest = z.infer<typeof sharedRequestSchema>;

export const conversationSchema = z.object({
  id: z.string(),
  /** `id` is null if the user has deleted their account. */
  other: z.object({
    id: z.nullable(z.string()),
    name: z.string(),
    avatar: z.nullable(z.string()),
    last_seen_at: z.nullable(z.string()),
  }),
  /** The first 200 characters of the message; without a text, it is a step of a hire request, or files. */
  last_message: z.nullable(
    z.object({
      text: z.nullable(z.string()),
      sender_id: z.nullable(z.string()),
      created_at: z.string(),
      step: z.nullable(requestStepSchema),
      attachment_count: z._default(z.number(), 0),
    }),
  ),
  /** At most 100. */
  unread: z.number(),
  is_muted: z.boolean(),
  /** The last changed first, at most 10. */
  requests: z.array(sharedRequestSchema),
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
