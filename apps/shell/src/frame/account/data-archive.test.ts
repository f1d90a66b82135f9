import { fakeBackend, aUser, testId } from '@showcase/data/testing';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { createDataArchive, createTextFiles } from './data-archive.ts';

const me = testId(1);

function openBackend(files: Record<string, string>) {
  const user = aUser();
  const backend = fakeBackend({ users: [user], signedInAs: me, files });
  backend.rpc('export_my_data', () => ({
    account: { id: me },
    users: user,
    projects: null,
    images: Object.keys(files),
  }));
  return backend;
}

async function pack(files: Record<string, string>, missingPaths: string[] = []) {
  const backend = openBackend(files);
  const onProgress = vi.fn();
  backend.answerWith(({ url }) =>
    missingPaths.some((path) => url.pathname.endsWith(path))
      ? Response.json({ statusCode: '404', message: 'Object not found' }, { status: 400 })
      : undefined,
  );
  const { file, missing } = await createDataArchive(backend.client, onProgress);
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const texts = Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  return { files: Object.fromEntries(texts), missing, onProgress };
}

describe('createDataArchive', () => {
  it('contains each table as JSON, and the pictures', async () => {
    const { files, missing, onProgress } = await pack({
      [`${me}/avatar/one.png`]: 'first picture',
      [`${me}/project/two.png`]: 'second picture',
    });

    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'account.json',
      'images/avatar/one.png',
      'images/project/two.png',
      'users.json',
    ]);
    expect(JSON.parse(files['users.json'] ?? '')).toMatchObject({ id: me, name: 'Ada Stone' });
    expect(files['images/project/two.png']).toBe('second picture');
    expect(missing).toBe(0);
    expect(onProgress.mock.calls).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('skips and counts missing pictures', async () => {
    const path = `${me}/avatar/one.png`;
    const { files, missing } = await pack({ [path]: 'lost' }, [path]);

    expect(Object.keys(files)).not.toContain('images/avatar/one.png');
    expect(missing).toBe(1);
  });

  it('does not call a picture missing that the storage does not hand out to a rejected session', async () => {
    const backend = openBackend({ [`${me}/avatar/one.png`]: 'kept' });
    const rejection = { statusCode: '403', error: 'Unauthorized', message: 'jwt expired' };
    backend.answerWith(({ url }) =>
      url.pathname.startsWith('/storage/') ? Response.json(rejection, { status: 400 }) : undefined,
    );
    await expect(createDataArchive(backend.client, () => undefined)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});

describe('createTextFiles', () => {
  it('creates no file for a table without data', () => {
    const files = createTextFiles({
      exported_at: '2026-11-21T12:00:00Z',
      projects: [{ id: 1 }],
      services: null,
      images: [],
    });

    expect(Object.keys(files)).toEqual(['README.txt', 'projects.json']);
    expect(files['README.txt']).toContain('2026-11-21T12:00:00Z');
  });
});
