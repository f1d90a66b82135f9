import { describe, expect, it } from 'vitest';
import { openBackend } from '../support/open-backend.ts';

const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], {
  type: 'image/png',
});

const backend = await openBackend();
const ada = await backend.person('Ada');

describe('storage input', () => {
  const pictures = () => ada.client.storage.from('pictures');

  it.each(['max-age=1\r\nx: y', '\u{1F600}', 'a'.repeat(5000)])(
    'serves a file that was stored with the cache header %.20j',
    async (cacheControl) => {
      const path = `${ada.id}/cached-${cacheControl.length}.png`;
      const stored = await pictures().upload(path, png, {
        cacheControl,
      });
      const response = await fetch(pictures().getPublicUrl(path).data.publicUrl);

      expect(stored.error).toBeNull();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    },
  );

  it('rejects a NUL in requests', async () => {
    const { error } = await pictures().list('a\0b');

    expect(error).toMatchObject({ status: 400 });
  });
});
