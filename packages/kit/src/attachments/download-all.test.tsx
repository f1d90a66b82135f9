import { anAttachment, aUser, fakeBackend, renderWithData, testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { saveZip } from '../files/zip-files.ts';
import { DownloadAll } from './download-all.tsx';

const ME = testId(90);
const files = ['plan.pdf', 'map.png', 'gone.txt'].map((name, index) =>
  anAttachment({ id: testId(700 + index), owner_id: ME, name, size: 100 }),
);

/** The last file is no longer stored. */
async function open(save: typeof saveZip, listed = files) {
  const backend = fakeBackend({ signedInAs: ME, users: [aUser({ id: ME })] });
  for (const { id, size, type } of files.slice(0, 2)) {
    backend.state.objects[`${ME}/${id}`] = { size, type };
  }
  const view = renderWithData(<DownloadAll files={listed} zipName="Work.zip" save={save} />, {
    backend,
  });
  await view.session.ready();
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('saves all files under their names with the progress, and says which are missing', async () => {
  const finished = Promise.withResolvers<boolean>();
  const save = vi.fn<typeof saveZip>((_name, _files, { onProgress }) => {
    onProgress(0.426);
    return finished.promise;
  });
  await open(save);

  await press(/Download all \(3\)/);

  const bar = await screen.findByRole('progressbar', { name: 'Downloading all files' });
  expect(bar).toMatchObject({ max: 100, value: 42 });
  expect(screen.getByText('42%')).toBeTruthy();
  await press(/Downloading/);
  expect(save).toHaveBeenCalledOnce();
  expect(save.mock.calls[0]?.slice(0, 2)).toEqual([
    'Work.zip',
    [
      { name: 'plan.pdf', size: 100, url: expect.stringContaining('&download=plan.pdf') as string },
      { name: 'map.png', size: 100, url: expect.stringContaining('&download=map.png') as string },
    ],
  ]);
  finished.resolve(true);
  expect(await screen.findByText('All files saved')).toBeTruthy();
  expect(screen.getByText('1 file was removed and is not in the zip.')).toBeTruthy();
});

it('can be canceled, which is no failure', async () => {
  await open((_name, _files, { signal }) => {
    const { promise, reject } = Promise.withResolvers<boolean>();
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  });

  await press(/Download all/);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText('Download all (3)')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Download all (3)');
  expect(screen.queryByText(/Not downloaded/)).toBeNull();
  expect(screen.queryByText('All files saved')).toBeNull();
});

it('says if a file could not be fetched', async () => {
  await open(() => Promise.reject(new Error('plan.pdf: 503')));

  await press(/Download all/);

  expect(await screen.findByText('Not downloaded. Try again.')).toBeTruthy();
});

it('is not offered for a single file', async () => {
  await open(() => Promise.resolve(true), files.slice(0, 1));
  expect(screen.queryByRole('button')).toBeNull();
});
