import { describe, expect, it, vi } from 'vitest';
import { DataError } from '../client/data-error.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { removeImages, storeImages } from './store-images.ts';

const id = testId(7);
const path = `${testId(1)}/project/${id}.png`;
const file = new File(['picture'], 'sea.png', { type: 'image/png' });
const createBackend = () => fakeBackend({ users: [aUser()], signedInAs: testId(1) });
const options = {
  userId: testId(1),
  folder: 'project',
  pictures: [{ id, name: 'sea.png', source: file }],
} as const;

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const failWith = (kind: 'invalid' | 'unreachable') => async () => {
  throw new DataError({ kind, message: kind, status: 0 });
};

describe('storeImages', () => {
  it('stores the pictures first and passes their paths to the write', async () => {
    const { client, state } = createBackend();
    const progress: number[] = [];
    const onProgress = (_id: string, share: number) => void progress.push(share);
    const references = await storeImages(client, { ...options, onProgress }, async (all) => all);

    expect([...references]).toEqual([[id, path]]);
    expect(state.images).toEqual([path]);
    expect(progress).toEqual([0, 1]);
  });

  it('lets search engines show them, as the service forbids by default', async () => {
    const { client, requests } = createBackend();
    await storeImages(client, options, async () => 'written');

    expect(requests[0]?.headers.get('x-robots-tag')).toBe('all');
  });

  it('removes texts from a GIF, which is not drawn again', async () => {
    const { client, requests } = createBackend();
    const source = new File(['GIF89a\x01\0\x01\0\0\0\0!\xfe\x06Harbor\0;'].map(toBytes), 'a.gif', {
      type: 'image/gif',
    });
    const pictures = [{ id, name: 'a.gif', source }];
    await storeImages(client, { ...options, pictures }, async () => 'written');

    const body = requests[0]?.body as FormData;
    expect(await (body.get('') as File).text()).toBe('GIF89a\x01\0\x01\0\0\0\0;');
  });

  it('leaves pictures that are already stored unchanged', async () => {
    const { client, requests } = createBackend();
    const pictures = [{ id: 'old', name: 'old', source: path }];
    const references = await storeImages(client, { ...options, pictures }, async (all) => all);

    expect([...references]).toEqual([['old', path]]);
    expect(requests).toEqual([]);
  });

  it('removes the pictures if the row is rejected', async () => {
    const { client, state } = createBackend();
    await expect(storeImages(client, options, failWith('invalid'))).rejects.toMatchObject({
      kind: 'invalid',
    });

    expect(state.images).toEqual([]);
  });

  it('keeps the pictures after a lost response, and reuses them on a retry', async () => {
    const { client, state } = createBackend();
    await expect(storeImages(client, options, failWith('unreachable'))).rejects.toThrow();
    expect(state.images).toEqual([path]);
    const references = await storeImages(client, options, async (all) => all);

    expect([...references]).toEqual([[id, path]]);
  });

  it('keeps what an earlier attempt stored, even if this one is rejected', async () => {
    const { client, state } = createBackend();
    state.images.push(path);
    await expect(storeImages(client, options, failWith('invalid'))).rejects.toThrow();

    expect(state.images).toEqual([path]);
  });

  it('stops when it is canceled, and writes nothing', async () => {
    const { client, state, answerWith } = createBackend();
    answerWith(({ url }) =>
      url.pathname.includes('/object/') ? Promise.withResolvers<Response>().promise : undefined,
    );
    const controller = new AbortController();
    const write = vi.fn(async () => 'written');
    const promise = storeImages(client, { ...options, signal: controller.signal }, write);
    setTimeout(() => controller.abort());

    await expect(promise).rejects.toMatchObject({ kind: 'aborted' });
    expect(write).not.toHaveBeenCalled();
    expect(state.images).toEqual([]);
  });
});

describe('an image with a copy for cards', () => {
  const large = `${testId(1)}/project/${id}-1600.png`;
  const small = `${testId(1)}/project/${id}-480.png`;
  const drawCopy = async () => new Blob(['small'], { type: 'image/png' });

  it('is stored after its copy, and says in its name that it has one', async () => {
    const { client, state } = createBackend();
    const references = await storeImages(client, { ...options, drawCopy }, async (all) => all);

    expect([...references]).toEqual([[id, large]]);
    expect(state.images).toEqual([small, large]);
  });

  it('leaves no copy behind if it cannot be stored', async () => {
    const { client, state, answerWith } = createBackend();
    answerWith(({ url, method }) =>
      method === 'POST' && url.pathname.includes('-1600')
        ? Response.json({ statusCode: '403', message: 'No' }, { status: 400 })
        : undefined,
    );
    await expect(storeImages(client, { ...options, drawCopy }, async () => 1)).rejects.toThrow();

    expect(state.images).toEqual([]);
  });

  it('is removed with its copy', async () => {
    const { client, state } = createBackend();
    state.images.push(small, large);
    await removeImages(client, [large]);

    expect(state.images).toEqual([]);
  });
});

describe('removeImages', () => {
  it('ignores URLs of other sites', async () => {
    const { client, requests } = createBackend();
    await removeImages(client, [null, 'https://example.com/a.png']);

    expect(requests).toEqual([]);
  });

  it('logs what it could not remove', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { client, goDown } = createBackend();
    goDown();
    await removeImages(client, [path]);

    expect(log).toHaveBeenCalledOnce();
  });
});
