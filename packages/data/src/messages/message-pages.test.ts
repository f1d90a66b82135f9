import { describe, expect, it } from 'vitest';
import { addNewer, messagesOf, newestOf, type MessagePages } from './message-pages.ts';
import type { Message } from './message.ts';

const at = (minute: number): Message => ({
  id: `id-${minute}`,
  sender_id: null,
  client_key: `key-${minute}`,
  text: `Text ${minute}`,
  created_at: `2026-01-01T12:${String(minute).padStart(2, '0')}:00+00:00`,
});

const pagesOf = (...pages: number[][]): MessagePages => ({
  pages: pages.map((minutes) => ({ messages: minutes.map(at), before: null })),
  pageParams: pages.map(() => null),
});

const ids = (pages: MessagePages) => messagesOf(pages).map(({ id }) => id);

describe('the pages of a thread', () => {
  it('give its messages from the oldest to the newest', () => {
    expect(ids(pagesOf([5, 6], [3, 4], [1, 2]))).toEqual([1, 2, 3, 4, 5, 6].map((n) => `id-${n}`));
    expect(messagesOf(undefined)).toEqual([]);
  });

  it('know the newest', () => {
    expect(newestOf(pagesOf([5, 6], [4]))?.id).toBe('id-6');
    expect(newestOf(pagesOf([]))).toBeUndefined();
  });

  it.each([
    ['what came after', pagesOf([1, 2]), [3, 4], [1, 2, 3, 4]],
    ['nothing twice', pagesOf([1, 2]), [2, 3], [1, 2, 3]],
    ['nothing to older pages', pagesOf([3], [1, 2]), [4], [1, 2, 3, 4]],
    ['the first one', pagesOf([]), [1], [1]],
  ])('take %s', (_name, pages, rows, expected) => {
    expect(ids(addNewer(pages, rows.map(at)))).toEqual(expected.map((n) => `id-${n}`));
  });

  it('stay the same where nothing came', () => {
    const pages = pagesOf([1, 2]);
    expect(addNewer(pages, [at(2)])).toBe(pages);
  });
});
