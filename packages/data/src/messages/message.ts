import { attachmentSchema } from '../attachments/attachment.ts';
import { z } from '../zod-mini.ts';

/** In characters, counted like the database. */
export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_PAGE_SIZE = 50;

/** The parts of the sentence about a step of a hire request. */
export const requestStepSchema = z.object({
  request_id: z.string(),
  /** Null if the client has deleted their account. */
  client_id: z.nullable(z.string()),
  action: z.string(),
  title: z.string(),
  /** Of the request as it was sent, or of the offer; null if the client asked for a price. */
  price: z.nullable(z.number()),
  is_purchase: z.boolean(),
  offer: z.nullable(
    z.object({
      kind: z.string(),
      side: z.string(),
      due_on: z.nullable(z.string()),
      days: z.nullable(z.number()),
      milestones: z.number(),
      is_open: z.boolean(),
      /** True if it answers an offer of the other side. */
      is_counter: z.boolean(),
    }),
  ),
  /** The title of the milestone, if there is more than one. */
  milestone: z.nullable(z.string()),
  /** The amount that was paid, received or refunded. */
  cents: z.nullish(z.number()),
  /** The case that it is about. */
  case_id: z.nullish(z.string()),
});

export type RequestStep = z.infer<typeof requestStepSchema>;

export const messageSchema = z.object({
  id: z.string(),
  /** Null if the account is deleted, or if it is a step that time did. */
  sender_id: z.nullable(z.string()),
  /** Created by the sender's browser, so that a retry does not send the message twice. */
  client_key: z.string(),
  /** Null for a step, except the first, which has the message of its request; and for files without a text. */
  text: z.nullable(z.string()),
  /** Strictly increases within a conversation. */
  created_at: z.string(),
  step: z.nullable(requestStepSchema),
  attachments: z._default(z.array(attachmentSchema), []),
  /** With files that have been removed since. */
  attachment_count: z._default(z.number(), 0),
});

/** One line of a conversation: a message, or a step of a hire request. */
export type Message = z.infer<typeof messageSchema>;
