// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { fileStore } from './file-store.ts';

const content = { content: new Blob(['a']), previews: [{ width: 480, blob: new Blob(['b']) }] };

it('the files of drafts survive a reload', async () => {
  await fileStore.write('1', content);
  const stored = await fileStore.read('1');
  expect(await stored?.content.text()).toBe('a');
  expect(await stored?.previews[0]?.blob.text()).toBe('b');
  await fileStore.remove('1');
  expect(await fileStore.read('1')).toBeNull();
});

it('sign-out can delete them while the page is open', async () => {
  await fileStore.write('1', content);
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('bolt-showcase-attachments');
    request.onsuccess = () => resolve();
    request.onblocked = () => reject(new Error('The database is in use'));
  });
  expect(await fileStore.read('1')).toBeNull();
});

it('without IndexedDB there are none', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await fileStore.write('1', content);
  expect(await fileStore.read('1')).toBeNull();
  await fileStore.remove('1');
  vi.unstubAllGlobals();
});
