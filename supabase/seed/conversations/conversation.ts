import type { ClientSlug } from '../people/clients.ts';
import type { CreatorSlug } from '../people/people.ts';

/** One message: hours before the seed, author, text. */
export type Line = readonly [hoursAgo: number, by: 'creator' | 'client', text: string];

/** A conversation between a creator and a client, oldest message first; `unread` names who has not read it, otherwise all is read. */
export type Conversation = {
  creator: CreatorSlug;
  client: ClientSlug;
  unread?: 'creator' | 'client';
  lines: readonly Line[];
};
