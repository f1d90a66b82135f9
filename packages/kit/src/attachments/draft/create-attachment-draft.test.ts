import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aFile, ME, openDraft } from '../testing/open-draft.ts';
import { explainBlock } from './draft-file.ts';

describe('the files of a draft', () => {
  it('are uploaded at once, and handed over in their order', async () => {
    const { backend, contents, draft, states, storage, id, announcement } = openDraft();
    draft.add([aFile('a.pdf'), aFile('b.pdf')]);
    expect(announcement()).toBe('Uploading 2 files.');
    await waitFor(() => expect(states()).toEqual(['a.pdf stored', 'b.pdf stored']));
    expect(announcement()).toBe('2 files are uploaded.');
    expect(Object.keys(backend.state.objects)).toHaveLength(2);

    draft.move(id(1), -1);
    draft.setAlt(id(0), ' A chart ');
    expect(draft.take()).toMatchObject([
      { name: 'b.pdf', alt: 'A chart', type: 'application/pdf', owner_id: ME },
      { name: 'a.pdf', alt: null },
    ]);
    expect(states()).toEqual([]);
    expect([contents.size, storage.size]).toEqual([0, 0]);
    expect(backend.state.attachments).toHaveLength(2);
  });

  it('that cannot be sent say why, and do not stop the others', async () => {
    const { draft, files, states, announcement } = openDraft();
    draft.add([aFile('empty.txt', 0), aFile('ok.pdf'), aFile('large.zip', 20_971_521)]);
    expect(announcement()).toMatch(/^Uploading 1 file\. .*empty\.txt.*: This file is empty\./);
    await waitFor(() => expect(states()[1]).toBe('ok.pdf stored'));
    expect(files().map(({ error }) => error)).toEqual([
      'This file is empty.',
      null,
      'Files can have up to 20 MB.',
    ]);
    expect(explainBlock(files())).toBeNull();
    expect(draft.take().map(({ name }) => name)).toEqual(['ok.pdf']);
  });

  it('that cannot be sent are skipped by a move', async () => {
    const { draft, states, id } = openDraft();
    draft.add([aFile('a.pdf'), aFile('empty.txt', 0), aFile('b.pdf')]);
    await waitFor(() => expect(states()[2]).toBe('b.pdf stored'));
    const names = () => states().map((state) => state.split(' ')[0]);
    draft.move(id(0), 1);
    expect(names()).toEqual(['empty.txt', 'b.pdf', 'a.pdf']);
    draft.move(id(2), -1);
    expect(names()).toEqual(['empty.txt', 'a.pdf', 'b.pdf']);
    draft.move(id(1), -1);
    expect(names()).toEqual(['empty.txt', 'a.pdf', 'b.pdf']);
  });

  it('have names that can be stored', async () => {
    const { draft, states } = openDraft();
    draft.add([aFile('photo\u202egnp.exe'), aFile(`${'a'.repeat(300)}.pdf`)]);
    await waitFor(() =>
      expect(states()).toEqual(['photognp.exe stored', `${'a'.repeat(195)}….pdf stored`]),
    );
  });

  it('are at most ten', async () => {
    const { draft, files } = openDraft();
    draft.add(Array.from({ length: 9 }, (_, index) => aFile(`${index}.pdf`)));
    draft.add([aFile('10.pdf'), aFile('11.pdf')]);
    expect(
      files()
        .map(({ error }) => error)
        .slice(8),
    ).toEqual([null, null, 'A message can have up to 10 files.']);
    await waitFor(() => expect(explainBlock(files())).toBeNull());
  });

  it('that cannot be read say so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const prepare = () => Promise.reject(new Error('gone'));
    const { draft, files, announcement } = openDraft({ prepare });
    draft.add([aFile('a.pdf')]);
    await waitFor(() =>
      expect(files()[0]?.error).toBe("We couldn't read this file. Add it again."),
    );
    expect(announcement()).toMatch(/a\.pdf.*: We couldn't read this file/);
  });

  it('say before they are sent that they keep where they were taken', async () => {
    const prepare = async (file: Blob) => ({
      content: file,
      type: 'image/x-adobe-dng',
      width: null,
      height: null,
      previews: [],
      hasLocation: true,
    });
    const { draft, files, states, announcement } = openDraft({ prepare });
    draft.add([aFile('a.dng')]);
    await waitFor(() => expect(states()).toEqual(['a.dng stored']));
    expect(files()[0]?.hasLocation).toBe(true);
    expect(announcement()).toMatch(
      /^The file is uploaded\. .*a\.dng.*: This file keeps where it was taken\.$/,
    );
  });

  it('say what the database says', async () => {
    const { backend, draft, files, announcement } = openDraft();
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('reserve_attachment')
        ? Response.json({ code: 'PT409', message: 'Your files take up 1 GB' }, { status: 409 })
        : undefined,
    );
    draft.add([aFile('a.pdf')]);
    await waitFor(() => expect(files()[0]?.error).toBe('Your files take up 1 GB.'));
    expect(announcement()).toContain('Your files take up 1 GB.');
    expect(explainBlock(files())).toBe('Retry or remove the files that failed.');
  });
});

describe('a draft in two windows', () => {
  it('has no files that the other window has sent', async () => {
    const { draft, states, storage, id, open } = openDraft();
    draft.add([aFile('a.pdf')]);
    await waitFor(() => expect(states()).toEqual(['a.pdf stored']));
    const other = open();
    const sentId = id(0);
    other.draft.take();
    draft.drop(sentId);
    expect(states()).toEqual([]);
    expect(storage.size).toBe(0);
  });

  it('loses no file that only one window has', async () => {
    const one = openDraft();
    const other = one.open();
    one.draft.add([aFile('a.pdf')]);
    other.draft.add([aFile('b.pdf')]);
    await waitFor(() => expect(one.states()).toEqual(['a.pdf stored']));
    await waitFor(() => expect(other.states()).toEqual(['b.pdf stored']));
    expect(one.open().states().toSorted()).toEqual(['a.pdf stored', 'b.pdf stored']);

    other.draft.take();
    expect(one.open().states()).toEqual(['a.pdf stored']);
  });

  it('says so if both together have too many files', async () => {
    const one = openDraft();
    const other = one.open();
    const eight = Array.from({ length: 8 }, (_, index) => aFile(`${index}.pdf`));
    for (const { draft } of [one, other]) draft.add(eight);
    await waitFor(() => expect(explainBlock(one.files())).toBeNull());
    await waitFor(() => expect(explainBlock(other.files())).toBeNull());
    expect(explainBlock(one.open().files())).toBe(
      'Remove 6 files. A message can have up to 10 files.',
    );
  });
});
