import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  download,
  reserve,
  send,
  sign,
  signUpAll,
  STORED,
  upload,
  type People,
} from '../accounts.ts';

const html = '<script>alert(document.domain)</script>';

let people: People;
beforeAll(async () => {
  people = await signUpAll();
});
afterAll(() => people.remove());

describe('over REST, an upload', () => {
  it.each(['text/html', 'image/svg+xml', 'application/javascript', 'text/xml', 'application/pdf'])(
    "can't be %s",
    async (type) => {
      const file = await reserve(people.owner, html);
      const { error } = await upload(people.owner, file.path, html, type);
      expect(error?.message).toContain('not supported');
      expect((await send(people.owner, people.partner, [file])).error?.message).toContain(
        'has not been uploaded',
      );
    },
  );

  it("can't be of another type than was reserved", async () => {
    const gif = 'GIF89a=1;alert(document.domain)//';
    const file = await reserve(people.owner, gif, { type: 'text/javascript' });
    expect((await upload(people.owner, file.path, gif, 'image/gif')).error).toBeNull();
    const { error } = await send(people.owner, people.partner, [file]);
    expect(error?.message).toBe('“a.bin” has not been uploaded. Try again');
  });

  it('has 20,971,520 bytes at most', async () => {
    const content = 'x'.repeat(20_971_520);
    const file = await reserve(people.owner, content);
    const larger = await upload(people.owner, file.path, `${content}x`);
    expect(larger.error?.message).toBe('The object exceeded the maximum allowed size');
    expect((await upload(people.owner, file.path, content)).error).toBeNull();
    expect((await send(people.owner, people.partner, [file])).error).toBeNull();
  });

  it('is not sent with 0 bytes, or with others than were reserved', async () => {
    for (const [content, size] of [
      ['', 5],
      ['123456', 5],
      ['1234', 5],
    ] as const) {
      const file = await reserve(people.owner, content, { size });
      await upload(people.owner, file.path, content);
      expect((await send(people.owner, people.partner, [file])).error?.message).toBe(
        '“a.bin” has not been uploaded. Try again',
      );
    }
  });

  it('replaces nothing, before the file is sent or after', async () => {
    const file = await reserve(people.owner, 'one');
    const replace = () =>
      people.owner.client.storage
        .from('attachments')
        .upload(file.path, new Blob(['two'], { type: STORED }), { upsert: true });
    expect((await upload(people.owner, file.path, 'one')).error).toBeNull();
    expect((await upload(people.owner, file.path, 'two')).error).not.toBeNull();
    expect((await replace()).error).not.toBeNull();
    expect((await send(people.owner, people.partner, [file])).error).toBeNull();
    expect((await replace()).error).not.toBeNull();
    await people.owner.client.storage.from('attachments').remove([file.path]);
    const { data } = await sign(people.partner.client, file.path);
    expect((await download(data?.signedUrl)).text).toBe('one');
  });

  it('has no other name, and no other folder', async () => {
    const { id } = await reserve(people.owner, 'one');
    for (const path of [id, `${people.stranger.id}/${id}`, `${people.owner.id}/${id}.html`]) {
      expect((await upload(people.owner, path, 'one')).error).not.toBeNull();
      expect((await upload(people.stranger, path, 'one')).error).not.toBeNull();
    }
    expect((await upload(people.stranger, `${people.owner.id}/${id}`, 'one')).error).not.toBeNull();
  });
});
