import type { InfiniteData } from '@tanstack/react-query';
import type { Message, MessagePage } from './message.ts';

/** A thread as it is read: the first page is the newest, those after it are ever older. */
export type MessagePages = InfiniteData<MessagePage>;

/** Everything that was read, oldest first. */
export function messagesOf(pages: MessagePages | undefined): Message[] {
  return pages?.pages.toReversed().flatMap(({ messages }) => messages) ?? [];
}

export function newestOf(pages: MessagePages | undefined): Message | undefined {
  return pages?.pages[0]?.messages.at(-1);
}

/** The thread with what came after it; rows that it holds already are left out. */
export function addNewer(pages: MessagePages, rows: Message[]): MessagePages {
  const [first, ...older] = pages.pages;
  const last = newestOf(pages);
  const missing = rows.filter((row) => !last || timeOf(row) > timeOf(last));
  if (!first || missing.length === 0) return pages;
  return { ...pages, pages: [{ ...first, messages: [...first.messages, ...missing] }, ...older] };
}

function timeOf({ created_at }: Message) {
  return Date.parse(created_at);
}
