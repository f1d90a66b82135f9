import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../../src/postgres/connect.ts';
import { removeExpiredUploads } from '../../../src/storage/resumable/unfinished-uploads.ts';
import { startTestBackend, temporaryFolder } from '../../support/backend.ts';
import { createObjectLock } from '../../support/object-lock.ts';
import { openBackend } from '../../support/open-backend.ts';
import { openUploads } from '../../support/uploads.ts';

const twoDays = 48 * 60 * 60 * 1000;
const backend = await openBackend();
const ada = await backend.person('Ada');
const uploads = await openUploads(backend);
const sql = connect(backend.databaseUrl, { max: 2 });
afterAll(() => sql.end());
const { lockObject, countWaiting } = createObjectLock(sql);
const newName = () => `${ada.id}/${randomUUID()}`;

describe('a resumable upload', () => {
  it('shows the policies its type, its length and what is done', async () => {
    await sql.unsafe(`
      insert into storage.buckets (id, name) values ('measured', 'measured');
      create policy "small pictures" on storage.objects as restrictive for insert to authenticated
        with check (bucket_id <> 'measured' or (
          metadata = jsonb_build_object('mimetype', 'image/png', 'contentLength', 4)
          and user_metadata is not distinct from null
          and current_setting('storage.operation') like 'storage.tus.upload.%'
        ))`);
    const create = async (size: number, contentType: string) => {
      const metadata = uploads.metadataOf(newName(), { bucketName: 'measured', contentType });
      return uploads.create(ada, size, metadata);
    };
    const created = await create(4, 'image/png');
    const url = created.headers.get('location') ?? '';

    expect(created.status).toBe(201);
    expect((await create(5, 'image/png')).status).toBe(403);
    expect((await create(4, 'image/gif')).status).toBe(403);
    expect((await uploads.append(ada, url, 0, 'four')).status).toBe(204);
  });

  it('asks the policies about every part', async () => {
    const url = await uploads.start(ada, 10, newName(), { bucketName: 'papers' });
    const first = await uploads.append(ada, url, 0, 'four');
    await sql`create policy closed on storage.objects as restrictive for insert with check (bucket_id <> 'papers')`;
    const second = await uploads.append(ada, url, 4, '456789');
    await sql`drop policy closed on storage.objects`;

    expect([first.status, second.status]).toEqual([204, 403]);
    expect((await uploads.append(ada, url, 4, '456789')).status).toBe(204);
  });

  it('leaves no row before it is complete', async () => {
    const name = newName();
    const url = await uploads.start(ada, 10, name);
    await uploads.append(ada, url, 0, 'four');

    expect(await sql`select from storage.objects where name = ${name}`).toHaveLength(0);
  });

  it('is complete for other requests when its row exists', async () => {
    const name = newName();
    const url = await uploads.start(ada, 4, name);
    const findRows = () => sql`select from storage.objects where name = ${name}`;
    const unlock = await lockObject(`uploads/${name}`);
    const sent = uploads.append(ada, url, 0, 'four');
    await expect.poll(countWaiting).toBe(1);
    const answered = uploads
      .send(ada, 'HEAD', url)
      .then(async ({ headers }) => [headers.get('upload-offset'), (await findRows()).length]);
    for (let count = 0; count < 3; count += 1) await uploads.send(ada, 'HEAD', `${url}x`);
    await unlock();

    expect((await sent).status).toBe(204);
    expect(await answered).toEqual(['4', 1]);
  });

  it('of an object that arrives twice leaves one file', async () => {
    const name = newName();
    const start = () => uploads.start(ada, 4, name, { bucketName: 'papers' });
    const urls = [await start(), await start()];
    const unlock = await lockObject(`papers/${name}`);
    const sent = urls.map((url) => uploads.append(ada, url, 0, 'four'));
    await expect.poll(countWaiting).toBe(2);
    await unlock();

    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204, 204]);
    const [row] = await sql`select version from storage.objects where name = ${name}`;
    const files = await readdir(join(backend.dataDir, 'storage', 'papers', ada.id));
    const id = name.split('/').at(-1) ?? '';
    expect(files.filter((file) => file.startsWith(id))).toEqual([`${id}@${row?.version}`]);
  });

  it('leaves nothing if its row cannot be written', async () => {
    const name = newName();
    const url = await uploads.start(ada, 4, name, { metadata: '{"broken": true}' });
    await sql.unsafe(`
      create function fail() returns trigger language plpgsql as $$
        begin raise exception 'no space' using errcode = '53100'; end $$;
      create trigger fail before insert on storage.objects for each row
        when (new.user_metadata ? 'broken' and new.version <> '1') execute function fail()`);
    const last = await uploads.append(ada, url, 0, 'four');

    expect(last.status).toBe(503);
    expect(await uploads.listUnfinished()).not.toContain(uploads.versionOf(url));
    expect((await uploads.send(ada, 'HEAD', url)).status).toBe(404);
  });
});

describe('an upload that nobody continued for a day', () => {
  it('is gone', async () => {
    const url = await uploads.start(ada, 10, newName());
    const path = join(uploads.folder, `${uploads.versionOf(url)}.json`);
    const info = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    const creationDate = new Date(Date.now() - twoDays).toISOString();
    await writeFile(path, JSON.stringify({ ...info, creation_date: creationDate }));

    expect((await uploads.send(ada, 'HEAD', url)).status).toBe(410);
    expect((await uploads.append(ada, url, 0, 'four')).status).toBe(410);
  });

  it('is removed from the disk, and others are not', async () => {
    const [expired, young] = [
      await uploads.start(ada, 10, newName()),
      await uploads.start(ada, 10, newName()),
    ].map(uploads.versionOf);
    const old = new Date(Date.now() - twoDays);
    for (const name of [`${expired}`, `${expired}.json`])
      await utimes(join(uploads.folder, name), old, old);
    await removeExpiredUploads(join(backend.dataDir, 'storage'));

    expect(await uploads.listUnfinished()).not.toContain(expired);
    expect(await uploads.listUnfinished()).toContain(young);
  });

  it('is removed when the backend starts', async () => {
    const dataDir = await temporaryFolder();
    const folder = join(dataDir, 'storage-uploads');
    await mkdir(folder);
    const old = new Date(Date.now() - twoDays);
    for (const name of ['old', 'young']) await writeFile(join(folder, name), 'bytes');
    await utimes(join(folder, 'old'), old, old);
    const other = await startTestBackend({ dataDir });

    await expect.poll(() => readdir(folder)).toEqual(['young']);
    await other.stop();
    await rm(dataDir, { recursive: true });
  });
});
