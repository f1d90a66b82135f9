import { attachmentSchema } from '../attachments/attachment.ts';
import * as v from 'valibot';

/** In characters, counted like the database. */
export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_PAGE_SIZE = 50;

/** The parts of the sentence about a step of a hire request. */
export const requestStepSchema = v.object({
  request_id: v.string(),
  /** Null if the client has deleted their account. */
  client_id: v.nullable(v.string()),
  action: v.string(),
  title: v.string(),
  /** Of the request as it was sent, or of the offer; null if the client asked for a price. */
  price: v.nullable(v.number()),
  is_purchase: v.boolean(),
  offer: v.nullable(
    v.object({
      kind: v.string(),
      side: v.string(),
      due_on: v.nullable(v.string()),
      days: v.nullable(v.number()),
      milestones: v.number(),
      is_open: v.boolean(),
      /** True if it answers an offer of the other side. */
      is_counter: v.boolean(),
    }),
  ),
  /** The title of the milestone, if there is more than one. */
  milestone: v.nullable(v.string()),
  /** The amount that was paid, received or refunded. */
  cents: v.nullish(v.number()),
  /** The case that it is about. */
  case_id: v.nullish(v.string()),
});

export type RequestStep = v.InferOutput<typeof requestStepSchema>;

export const messageSchema = v.object({
  id: v.string(),
  /** Null if the account is deleted, or if it is a step that time did. */
  sender_id: v.nullable(v.string()),
  /** Created by the sender's browser, so that a retry does not send the message twice. */
  client_key: v.string(),
  /** Null for a step, except the first, which has the message of its request; and for files without a text. */
  text: v.nullable(v.string()),
  /** Strictly increases within a conversation. */
  created_at: v.string(),
  step: v.nullable(requestStepSchema),
  attachments: v.optional(v.array(attachmentSchema), []),
  /** With files that have been removed since. */
  attachment_count: v.optional(v.number(), 0),
});

/** One line of a conversation: a message, or a step of a hire request. */
export type Message = v.InferOutput<typeof messageSchema>;
