import { expect, it } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { title: 'Harbour Notes', url: 'https://showcase.test/projects/1' };

function browser({ share }: { share?: Navigator['share'] } = {}) {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  return { copied, share, clipboard: clipboard as Clipboard };
}

it('copies the link if there is no share sheet', async () => {
  const withoutShare = browser();
  expect(await shareLink(link, withoutShare)).toBe('copied');
  expect(withoutShare.copied).toEqual([link.url]);
});

it('passes the link to the share sheet if there is one', async () => {
  const shared: unknown[] = [];
  const withShare = browser({ share: async (data) => void shared.push(data) });
  expect(await shareLink(link, withShare)).toBe('shared');
  expect(shared).toEqual([link]);
  expect(withShare.copied).toEqual([]);
});

it('copies nothing if the visitor closes the share sheet', async () => {
  const withShare = browser({ share: () => Promise.reject(new DOMException('No', 'AbortError')) });
  expect(await shareLink(link, withShare)).toBe('dismissed');
  expect(withShare.copied).toEqual([]);
});

it('copies the link if sharing is denied', async () => {
  const withShare = browser({
    share: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
  });
  expect(await shareLink(link, withShare)).toBe('copied');
});

it('reports a failure if the browser allows neither', async () => {
  expect(await shareLink(link, {})).toBe('failed');
});
