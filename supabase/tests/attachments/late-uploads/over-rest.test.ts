import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../support/world.ts';
import { download, reserve, send, sign, signUpAll, upload, type People } from '../accounts.ts';
import { startUpload } from './start-upload.ts';

let people: People;
beforeAll(async () => {
  people = await signUpAll();
});
afterAll(() => people.remove());

const read = async ({ client }: People['partner'], path: string) => {
  const { data } = await sign(client, path);
  return (await download(data?.signedUrl)).text;
};

describe('over REST, an upload that ends after its file was sent', () => {
  it('leaves what was sent', async () => {
    const { owner, partner } = people;
    const file = await reserve(owner, 'one');
    const late = await startUpload(owner, { bucket: 'attachments', path: file.path, text: 'two' });
    expect((await upload(owner, file.path, 'one')).error).toBeNull();
    expect((await send(owner, partner, [file])).error).toBeNull();
    expect((await late.end()).status).toBe(403);
    for (const reader of [owner, partner]) expect(await read(reader, file.path)).toBe('one');
  });

  it('leaves what was delivered and approved', async () => {
    const { owner, partner } = people;
    await sql`update public.users set is_dev = true where id = ${owner.id}`;
    const { error } = await partner.client.rpc('create_hire_request', {
      ...{ creator_id: owner.id, title: 'A map', budget: 50, request_key: randomUUID() },
      message: 'Please draw a map of our town.',
    });
    expect(error).toBeNull();
    const [request] = await sql<{ id: string }[]>`
      select id from public.hire_requests where creator_id = ${owner.id}`;
    const id = request?.id;
    const act = ({ client }: People['owner'], action: string, more = {}) =>
      client.rpc('act_on_hire_request', { id, action, ...more });
    expect((await act(owner, 'accept', { no_due_date: true })).error).toBeNull();
    const file = await reserve(owner, 'the map');
    const input = { bucket: 'attachments', path: file.path, text: 'no map!' };
    const late = await startUpload(owner, input);
    expect((await upload(owner, file.path, 'the map')).error).toBeNull();
    const delivery = { note: 'Here it is', attachments: [{ id: file.id }] };
    expect((await act(owner, 'deliver', delivery)).error).toBeNull();
    expect((await act(partner, 'approve')).error).toBeNull();
    expect((await late.end()).status).toBe(403);
    expect(await read(partner, file.path)).toBe('the map');
  });

  it('has no link if it was stored all the same', async () => {
    const { owner, partner } = people;
    const file = await reserve(owner, 'one');
    expect((await upload(owner, file.path, 'one')).error).toBeNull();
    expect((await send(owner, partner, [file])).error).toBeNull();
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        update storage.objects set version = gen_random_uuid() where name = ${file.path}`;
    });
    for (const { client } of [owner, partner]) {
      const bucket = client.storage.from('attachments');
      expect((await sign(client, file.path)).error?.message).toBe('Object not found');
      const [one] = (await bucket.createSignedUrls([file.path], 60)).data ?? [];
      expect(one).toMatchObject({ signedUrl: null });
      expect((await bucket.download(file.path)).data).toBeNull();
      const { data: list } = await bucket.list(owner.id, { search: file.id });
      expect(list).toEqual([]);
    }
  });
});

describe('over REST, an upload that ends after its image is in use', () => {
  const gif = (text: string) => new Blob([`GIF89a ${text}`], { type: 'image/gif' });
  const store = ({ client }: People['owner'], path: string, text: string) =>
    client.storage.from('images').upload(path, gif(text), { contentType: 'image/gif' });
  const show = async (path: string) => {
    const { data } = people.partner.client.storage.from('images').getPublicUrl(path);
    return (await download(data.publicUrl)).text;
  };
  const use = async (path: string) => {
    const row = { user_id: people.owner.id, title: 'A map', tags: ['Web'], image_url: path };
    const description = 'A map of our town, which shows each street and each of its trees.';
    const { error } = await people.owner.client.from('projects').insert({ ...row, description });
    expect(error).toBeNull();
  };

  it('leaves the image', async () => {
    const { owner } = people;
    const path = `${owner.id}/project/${randomUUID()}.gif`;
    const late = await startUpload(owner, {
      ...{ bucket: 'images', path, text: 'GIF89a two', type: 'image/gif' },
    });
    expect((await store(owner, path, 'one')).error).toBeNull();
    await use(path);
    expect((await late.end()).status).toBe(403);
    expect(await show(path)).toBe('GIF89a one');
  });

  it('leaves the gap that a removed image left', async () => {
    const { owner } = people;
    const path = `${owner.id}/project/${randomUUID()}.gif`;
    expect((await store(owner, path, 'one')).error).toBeNull();
    await use(path);
    const { data } = await owner.client.storage.from('images').remove([path]);
    expect(data).toHaveLength(1);
    expect((await store(owner, path, 'two')).error?.message).toContain('row-level security');
    expect(await show(path)).not.toContain('two');
  });
});
