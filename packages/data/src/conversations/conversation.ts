import { CASE_STATUSES } from '../hire-requests/cases/case.ts';
import { requestStepSchema } from '../messages/message.ts';
import * as v from 'valibot';

export const sharedRequestSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** The side of the reader. */
  side: v.picklist(['client', 'creator']),
  status: v.picklist(['pending', 'accepted']),
  waiting_side: v.picklist(['client', 'creator', 'admin']),
  offer: v.nullable(
    v.object({
      kind: v.string(),
      side: v.picklist(['client', 'creator']),
      valid_until: v.string(),
    }),
  ),
  /** Of the open case; null if there is none. */
  case_status: v.nullable(v.picklist(CASE_STATUSES)),
  /** The side that asked to end it and waits for an answer. */
  end_asked_by: v.nullable(v.picklist(['client', 'creator'])),
  /** When it ends without that answer; null if it does not. */
  ends_at: v.nullable(v.string()),
  /** Of the milestone in work. */
  due_on: v.nullable(v.string()),
  time_zone: v.string(),
  delivered_at: v.nullable(v.string()),
  updated_at: v.string(),
  /** When it expires without an answer. */
  expires_at: v.optional(v.nullable(v.string()), null),
  /** When the delivery is approved by itself. */
  review_until: v.optional(v.nullable(v.string()), null),
});

/** A pending or accepted hire request between two users. */
export type SharedRequest = v.InferOutput<typeof sharedRequestSchema>;

export const conversationSchema = v.object({
  id: v.string(),
  /** `id` is null if the user has deleted their account. */
  other: v.object({
    id: v.nullable(v.string()),
    name: v.string(),
    avatar: v.nullable(v.string()),
    last_seen_at: v.nullable(v.string()),
  }),
  /** The first 200 characters of the message; without a text, it is a step of a hire request, or files. */
  last_message: v.nullable(
    v.object({
      text: v.nullable(v.string()),
      sender_id: v.nullable(v.string()),
      created_at: v.string(),
      step: v.nullable(requestStepSchema),
      attachment_count: v.optional(v.number(), 0),
    }),
  ),
  /** At most 100. */
  unread: v.number(),
  is_muted: v.boolean(),
  /** The last changed first, at most 10. */
  requests: v.array(sharedRequestSchema),
  latest_at: v.string(),
});

/** One row of the list of conversations. */
export type Conversation = v.InferOutput<typeof conversationSchema>;

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
