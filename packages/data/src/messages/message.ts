import type { QueryData } from '@supabase/supabase-js';
import type { selectMessages } from './messages.ts';

/** In characters, counted like the database. */
export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGE_PAGE_SIZE = 50;

/**
 * `sender_id` is null if the account is deleted; `client_key` is created by the sender's browser, so that a retry does not send
 * the message twice; `created_at` strictly increases within a conversation.
 */
export type Message = QueryData<ReturnType<typeof selectMessages>>[number];
