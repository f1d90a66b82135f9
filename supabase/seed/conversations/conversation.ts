import type { ClientSlug } from '../clients.ts';
import type { CreatorSlug } from '../people.ts';

/** One line: hours before the seed, who says it, what. */
export type Line = readonly [hoursAgo: number, by: 'creator' | 'client', text: string];

/** What a creator and a client wrote to each other, oldest first; `unread` by whom, else all is read. */
export type Conversation = {
  creator: CreatorSlug;
  client: ClientSlug;
  unread?: 'creator' | 'client';
  lines: readonly Line[];
};
