import { describe, expect, it, vi } from 'vitest';
import { DataError } from '../data-error.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { aUser, testId } from '../testing/rows.ts';
import { removeImages, storeImages } from './store-images.ts';

const id = testId(7);
const path = `${testId(1)}/project/${id}.png`;
const file = new File(['picture'], 'sea.png', { type: 'image/png' });
const created = () => fakeBackend({ users: [aUser()], signedInAs: testId(1) });
const options = {
  userId: testId(1),
  folder: 'project',
  pictures: [{ id, name: 'sea.png', source: file }],
} as const;

const refuse = (kind: 'invalid' | 'unreachable') => async () => {
  throw new DataError({ kind, message: kind, status: 0 });
};

describe('storing the images of a row', () => {
  it('stores them first and hands their paths to what is written', async () => {
    const { client, state } = created();
    const progress: number[] = [];
    const onProgress = (_id: string, share: number) => void progress.push(share);
    const references = await storeImages(client, { ...options, onProgress }, async (all) => all);

    expect([...references]).toEqual([[id, path]]);
    expect(state.images).toEqual([path]);
    expect(progress).toEqual([0, 1]);
  });

  it('leaves what is stored already as it is', async () => {
    const { client, requests } = created();
    const pictures = [{ id: 'old', name: 'old', source: path }];
    const references = await storeImages(client, { ...options, pictures }, async (all) => all);

    expect([...references]).toEqual([['old', path]]);
    expect(requests).toEqual([]);
  });

  it('removes them again where the row is refused', async () => {
    const { client, state } = created();
    await expect(storeImages(client, options, refuse('invalid'))).rejects.toMatchObject({
      kind: 'invalid',
    });

    expect(state.images).toEqual([]);
  });

  it('keeps them where nobody knows what became of the row, and a repetition finds them', async () => {
    const { client, state } = created();
    await expect(storeImages(client, options, refuse('unreachable'))).rejects.toThrow();
    expect(state.images).toEqual([path]);
    const references = await storeImages(client, options, async (all) => all);

    expect([...references]).toEqual([[id, path]]);
  });

  it('keeps what an earlier attempt stored, even where this one is refused', async () => {
    const { client, state } = created();
    state.images.push(path);
    await expect(storeImages(client, options, refuse('invalid'))).rejects.toThrow();

    expect(state.images).toEqual([path]);
  });

  it('stops on its way when it is cancelled, and writes nothing', async () => {
    const { client, state, answerWith } = created();
    answerWith(({ url }) =>
      url.pathname.includes('/object/') ? Promise.withResolvers<Response>().promise : undefined,
    );
    const cancelling = new AbortController();
    const write = vi.fn(async () => 'written');
    const storing = storeImages(client, { ...options, signal: cancelling.signal }, write);
    setTimeout(() => cancelling.abort());

    await expect(storing).rejects.toMatchObject({ kind: 'aborted' });
    expect(write).not.toHaveBeenCalled();
    expect(state.images).toEqual([]);
  });

  it('says so where the storage refuses', async () => {
    const { client, refuseWith } = created();
    refuseWith(413);
    await expect(storeImages(client, options, async () => 'written')).rejects.toMatchObject({
      kind: 'too-large',
      sentence: 'The picture “sea.png” was refused. Choose a JPEG, PNG or GIF under 2MB.',
    });
    refuseWith(403);
    await expect(storeImages(client, options, async () => 'written')).rejects.toMatchObject({
      sentence: 'The picture “sea.png” was refused. An account holds at most 200 pictures.',
    });
  });
});

describe('removing images', () => {
  it('leaves addresses of other places alone', async () => {
    const { client, requests } = created();
    await removeImages(client, [null, 'https://example.com/a.png']);

    expect(requests).toEqual([]);
  });

  it('logs what it could not remove', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { client, goDown } = created();
    goDown();
    await removeImages(client, [path]);

    expect(log).toHaveBeenCalledOnce();
  });
});
