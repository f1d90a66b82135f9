import { describe, expect, it } from 'vitest';
import { flattenMessages, type MessagePages } from './message-pages.ts';
import type { Message } from './message.ts';

const createMessage = (minute: number): Message => ({
  id: `id-${minute}`,
  sender_id: null,
  client_key: `key-${minute}`,
  text: `Text ${minute}`,
  step: null,
  attachments: [],
  attachment_count: 0,
  created_at: `2026-01-01T12:${String(minute).padStart(2, '0')}:00+00:00`,
});

const createPages = (...pages: number[][]): MessagePages => ({
  pages: pages.map((minutes) => ({
    items: minutes.map(createMessage),
    older: null,
    newer: null,
  })),
  pageParams: pages.map(() => null),
});

const ids = (pages: MessagePages | undefined, newMessages: number[]) =>
  flattenMessages(pages, newMessages.map(createMessage)).map(({ id }) => id);

describe('the messages of a thread', () => {
  it.each([
    ['its pages, newest first', createPages([4, 5], [3], [1, 2]), []],
    ['its pages and new messages', createPages([3], [1, 2]), [4, 5]],
    ['deduplicated', createPages([3, 4], [1, 2]), [2, 3, 4, 5]],
    ['what came into an empty thread', createPages([]), [1, 2, 3, 4, 5]],
    ['what came before the pages', undefined, [1, 2, 3, 4, 5]],
  ])('are %s', (_name, pages, newMessages) => {
    expect(ids(pages, newMessages)).toEqual([1, 2, 3, 4, 5].map((minute) => `id-${minute}`));
  });
});
