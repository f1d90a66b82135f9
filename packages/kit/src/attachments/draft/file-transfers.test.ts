import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFile, openDraft, PART, stall } from '../testing/open-draft.ts';
import { explainBlock } from './draft-file.ts';
import { describeFailure } from './explain-failure.ts';

afterEach(() => vi.restoreAllMocks());

describe('the upload of a file', () => {
  it('can be canceled, and continues on retry', async () => {
    const { backend, draft, files, id, states, announcement } = openDraft();
    stall(backend);
    draft.add([aFile('a.pdf', PART + 5)]);
    await waitFor(() => expect(files()[0]?.uploadUrl).toBeTruthy());
    expect(explainBlock(files())).toBe('Wait until the file is uploaded.');
    draft.cancel(id(0));
    expect(files()[0]).toMatchObject({ state: 'failed', error: 'Canceled.' });
    expect(announcement()).toMatch(/a\.pdf.*: Canceled\.$/);

    backend.comeBack();
    draft.resume();
    expect(states()).toEqual(['a.pdf failed']);
    draft.retry(id(0));
    expect(announcement()).toBe('Uploading 1 file.');
    await waitFor(() => expect(states()).toEqual(['a.pdf stored']));
    expect(backend.state.uploads).toHaveLength(1);
  });

  it('ends when the file is removed, whose space is free then', async () => {
    const { backend, contents, draft, files, id, announcement } = openDraft();
    stall(backend);
    draft.add([aFile('a.pdf')]);
    await waitFor(() => expect(files()[0]?.uploadUrl).toBeTruthy());
    draft.remove(id(0));
    expect(files()).toEqual([]);
    expect(announcement()).toContain('is removed');
    await waitFor(() => expect(backend.state.attachments).toEqual([]));
    expect(contents.size).toBe(0);
  });

  it('continues when the connection is back', async () => {
    const { backend, draft, files, states } = openDraft();
    backend.goDown();
    draft.add([aFile('a.pdf')]);
    await waitFor(() =>
      expect(files()[0]).toMatchObject({
        state: 'failed',
        error: "The connection was lost. The upload continues when it's back.",
      }),
    );
    backend.comeBack();
    draft.resume();
    await waitFor(() => expect(states()).toEqual(['a.pdf stored']));
  });

  it.each([
    [
      '403',
      'new row violates row-level security policy',
      "Your account can't add files right now.",
    ],
    ['413', 'The object exceeded the maximum allowed size', 'Files can have up to 20 MB.'],
    ['415', 'Not supported', "We couldn't upload this file. Remove it and add it again."],
  ])('says why the storage rejects it with %s: %s', async (statusCode, message, sentence) => {
    const { backend, draft, files } = openDraft();
    backend.answerWith(({ url }) =>
      url.pathname.startsWith('/storage/')
        ? Response.json({ statusCode, message }, { status: 400 })
        : undefined,
    );
    draft.add([aFile('a.pdf')]);
    await waitFor(() => expect(files()[0]).toMatchObject({ state: 'failed', error: sentence }));
  });

  it('can be tried again if its code is missing', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(describeFailure(new TypeError('Failed to fetch'))).toEqual({
      state: 'failed',
      isInterrupted: false,
      error: "We couldn't upload this file. Try again.",
    });
  });

  it('continues after a reload, where it stopped', async () => {
    const { backend, draft, files, open } = openDraft();
    backend.answerWith(({ method, headers }) =>
      method === 'PATCH' && headers.get('upload-offset') !== '0'
        ? Promise.withResolvers<Response>().promise
        : undefined,
    );
    draft.add([aFile('a.pdf', PART + 5)]);
    await waitFor(() => expect(files()[0]?.sentBytes).toBe(PART));
    backend.comeBack();

    const reloaded = open();
    expect(reloaded.states()).toEqual(['a.pdf waiting']);
    reloaded.draft.resume();
    await waitFor(() => expect(reloaded.states()).toEqual(['a.pdf stored']));
    expect(backend.state.uploads).toEqual([expect.objectContaining({ received: PART + 5 })]);
  });

  it('cannot continue if the browser has removed the file', async () => {
    const { contents, draft, files, open } = openDraft({
      runTransfer: () => new Promise(() => {}),
    });
    draft.add([aFile('a.pdf')]);
    await waitFor(() => expect(files()[0]?.state).toBe('waiting'));
    contents.clear();
    const reloaded = open();
    reloaded.draft.resume();
    await waitFor(() =>
      expect(reloaded.files()[0]?.error).toBe(
        "This file can't be found. Remove it and add it again.",
      ),
    );
  });

  it('ends at sign-out', async () => {
    const { backend, draft, files, storage } = openDraft();
    stall(backend);
    draft.add([aFile('a.pdf')]);
    await waitFor(() => expect(files()[0]?.uploadUrl).toBeTruthy());
    storage.clear();
    draft.end();
    expect(files()).toEqual([]);
    expect(storage.size).toBe(0);
  });

  it('is one of five at the same time', async () => {
    const { backend, draft, states } = openDraft();
    stall(backend);
    draft.add(Array.from({ length: 7 }, (_, index) => aFile(`${index}`)));
    const count = (state: string) => states().filter((one) => one.endsWith(state)).length;
    await waitFor(() => expect(count('uploading')).toBe(5));
    await waitFor(() => expect(count('waiting')).toBe(2));
  });
});
