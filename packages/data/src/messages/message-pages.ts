import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from './message.ts';
import type { ThreadPage } from './messages.ts';

/** The pages of a thread: the first one is the newest, later ones are older. */
export type MessagePages = InfiniteData<ThreadPage>;

/** All loaded messages, oldest first: the pages, and what has arrived since. */
export function flattenMessages(
  pages: MessagePages | undefined,
  newMessages: Message[] = [],
): Message[] {
  const read = pages?.pages.toReversed().flatMap(({ items }) => items) ?? [];
  const known = new Set(read.map(({ id }) => id));
  return [...read, ...newMessages.filter(({ id }) => !known.has(id))];
}
