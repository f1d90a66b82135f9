import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addConversation } from '../support/rows.ts';
import { deleteObjects } from '../support/stored-objects.ts';
import { sql } from '../support/world.ts';
import {
  download,
  sendFile,
  sign,
  signUp,
  signUpAll,
  STORED,
  visitor,
  type People,
} from './accounts.ts';
import { api } from '../support/backend/backend.ts';

const { url, key } = api;
const html = '<script>alert(document.domain)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
/** A GIF to a parser of pictures, and a script to one of JavaScript. */
const polyglot = 'GIF89a=1;alert(document.domain)//';

let people: People;
beforeAll(async () => {
  people = await signUpAll();
});
afterAll(() => people.remove());

describe('over REST, a sent file', () => {
  it('has a link for both members, and for no one else', async () => {
    const { owner, partner, stranger } = people;
    const { path } = await sendFile(people, 'the plan');
    for (const { client } of [owner, partner]) {
      const { data } = await sign(client, path);
      expect(await download(data?.signedUrl)).toMatchObject({ status: 200, text: 'the plan' });
    }
    for (const client of [stranger.client, visitor]) {
      const { data, error } = await sign(client, path);
      expect(data).toBeNull();
      expect(error).toMatchObject({ message: 'Object not found' });
      const { data: list } = await client.storage.from('attachments').list(owner.id);
      expect(list ?? []).toEqual([]);
      expect((await client.storage.from('attachments').download(path)).data).toBeNull();
    }
  });

  it.each(['object/public/attachments', 'object/attachments', 'object/authenticated/attachments'])(
    'has no guessed link: %s',
    async (route) => {
      const { path } = await sendFile(people, 'the plan');
      const { data } = await people.stranger.client.auth.getSession();
      for (const token of [key, data.session?.access_token ?? '']) {
        const headers = { apikey: key, authorization: `Bearer ${token}` };
        const response = await fetch(`${url}/storage/v1/${route}/${path}`, { headers });
        expect([400, 401, 403, 404]).toContain(response.status);
        expect(await response.text()).not.toContain('the plan');
      }
    },
  );

  it('has no link after its owner has left', async () => {
    const { partner } = people;
    const leaver = await signUp();
    await sql.begin((transaction) => addConversation(transaction, leaver, partner));
    const { path } = await sendFile({ owner: leaver, partner }, 'the plan');
    expect((await sign(partner.client, path)).error).toBeNull();
    await sql`delete from auth.users where id = ${leaver.id}`;
    for (const { client } of [leaver, partner])
      expect((await sign(client, path)).error).toMatchObject({ message: 'Object not found' });
    await deleteObjects(sql, sql`name = ${path}`);
  });

  it.each([
    ['HTML', html, { name: 'page.html' }],
    ['SVG', svg, { name: 'logo.svg', type: 'image/svg+xml' }],
    [
      'an executable with a double extension',
      'MZ',
      { name: 'photo.png.exe', type: 'application/x-msdownload' },
    ],
  ])('is no page, but a download: %s', async (_, content, input) => {
    const { path } = await sendFile(people, content, input);
    for (const name of [undefined, input.name]) {
      const { data } = await sign(people.partner.client, path, name);
      const { status, headers } = await download(data?.signedUrl);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(STORED);
      if (name) expect(headers.get('content-disposition')).toMatch(/^attachment; filename.*=.*/);
    }
  });

  it('is a picture to browsers, if it says so, whatever else it is', async () => {
    const input = { name: 'a.gif', type: 'image/gif' };
    const { path } = await sendFile(people, polyglot, input, 'image/gif');
    const { data } = await sign(people.partner.client, path);
    const { headers } = await download(data?.signedUrl);
    expect(headers.get('content-type')).toBe('image/gif');
  });
});
