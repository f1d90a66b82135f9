import type { InfiniteData } from '@tanstack/react-query';
import type { Message, MessagePage } from './message.ts';

/** A thread as it is read: the first page is the newest, those after it are ever older. */
export type MessagePages = InfiniteData<MessagePage>;

/** Everything that was read, oldest first: the pages, and what has come since. */
export function flattenMessages(
  pages: MessagePages | undefined,
  newMessages: Message[] = [],
): Message[] {
  const read = pages?.pages.toReversed().flatMap(({ messages }) => messages) ?? [];
  const known = new Set(read.map(({ id }) => id));
  return [...read, ...newMessages.filter(({ id }) => !known.has(id))];
}
