import type { ClientSlug } from '../people/clients.ts';
import type { CreatorSlug } from '../people/people.ts';

/** A file of a message; its path is relative to `seed`. */
export type SeedFile = {
  path: string;
  name: string;
  type: string;
  width?: number;
  height?: number;
  alt?: string;
};

/** One message: hours before the seed, author, text, files. */
export type Line = readonly [
  hoursAgo: number,
  by: 'creator' | 'client',
  text: string,
  files?: readonly SeedFile[],
];

/** A conversation between a creator and a client, oldest message first; `unread` names who has not read it, otherwise all is read. */
export type Conversation = {
  creator: CreatorSlug;
  client: ClientSlug;
  unread?: 'creator' | 'client';
  lines: readonly Line[];
};
