// The streams of the test's document are not those of the platform.
// @vitest-environment node
import { unzipSync, strFromU8 } from 'fflate';
import { expect, it, vi } from 'vitest';
import { distinctNames, saveZip } from './zip-files.ts';

const contents: Record<string, string> = { '/a': 'first', '/b': 'second file' };
const listed = [
  { name: 'plan.txt', url: '/a', size: 5 },
  { name: 'План.txt', url: '/b', size: 11 },
];

function stubFiles() {
  const saved: { name: string; file: Blob }[] = [];
  const save = (name: string, file: Blob) => void saved.push({ name, file });
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    const text = contents[url];
    return text === undefined ? new Response('', { status: 400 }) : new Response(text);
  });
  return { saved, requests, save };
}

async function unzip(zip: Blob) {
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]);
}

it('downloads all files as one zip and reports what has arrived', async () => {
  const { saved, save } = stubFiles();
  const shares: number[] = [];

  expect(
    await saveZip('all.zip', listed, { onProgress: (share) => shares.push(share), save }),
  ).toBe(true);

  expect(saved.map(({ name }) => name)).toEqual(['all.zip']);
  expect(await unzip(saved[0]?.file ?? new Blob())).toEqual([
    ['plan.txt', 'first'],
    ['План.txt', 'second file'],
  ]);
  expect(shares).toEqual([5 / 16, 1]);
});

it('names the files so that every system unpacks all of them', async () => {
  const { saved, save } = stubFiles();
  const names = ['Screenshot 12:30.png', 'Screenshot 12?30.png', 'CON.txt', 'ends with a dot.'];
  const files = names.map((name) => ({ name, url: '/a', size: 5 }));

  await saveZip('What now?.zip', files, { onProgress: () => {}, save });

  expect((await unzip(saved[0]?.file ?? new Blob())).map(([name]) => name)).toEqual([
    'Screenshot 12_30.png',
    'Screenshot 12_30 (2).png',
    'CON_.txt',
    'ends with a dot',
  ]);
});

it('writes to the chosen file, and fetches a file only when the one before it is written', async () => {
  const { saved, requests, save } = stubFiles();
  const written: Uint8Array<ArrayBuffer>[] = [];
  const requestsAtWrite: number[] = [];
  const createWritable = async () =>
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(chunk) {
        written.push(chunk);
        requestsAtWrite.push(requests.length);
      },
    });
  const picker = vi.fn(async () => ({ createWritable }));
  vi.stubGlobal('showSaveFilePicker', picker);

  expect(await saveZip('all.zip', listed, { onProgress: () => {}, save })).toBe(true);

  expect(picker).toHaveBeenCalledWith({ suggestedName: 'all.zip' });
  expect(saved).toEqual([]);
  expect(requestsAtWrite[0]).toBe(1);
  expect((await unzip(new Blob(written))).map(([name]) => name)).toEqual(['plan.txt', 'План.txt']);
});

it('does nothing if no file to write was chosen', async () => {
  const { saved, requests, save } = stubFiles();
  vi.stubGlobal('showSaveFilePicker', async () => {
    throw new DOMException('The user aborted a request.', 'AbortError');
  });

  expect(await saveZip('all.zip', listed, { onProgress: () => {}, save })).toBe(false);

  expect([...saved, ...requests]).toEqual([]);
});

it('collects the zip if the browser does not open its dialog', async () => {
  const { saved, save } = stubFiles();
  vi.stubGlobal('showSaveFilePicker', async () => {
    throw new DOMException('Must be handling a user gesture.', 'SecurityError');
  });

  expect(await saveZip('all.zip', listed, { onProgress: () => {}, save })).toBe(true);

  expect(saved.map(({ name }) => name)).toEqual(['all.zip']);
});

it('saves nothing if a file cannot be fetched', async () => {
  const { saved, save } = stubFiles();
  const withMissing = [...listed, { name: 'gone.txt', url: '/gone', size: 1 }];

  await expect(saveZip('all.zip', withMissing, { onProgress: () => {}, save })).rejects.toThrow(
    'gone.txt',
  );

  expect(saved).toEqual([]);
});

it.each([
  [
    ['a.txt', 'A.TXT', 'a.txt', 'b'],
    ['a.txt', 'A (2).TXT', 'a (3).txt', 'b'],
  ],
  [
    ['a.tar.gz', 'a.tar.gz'],
    ['a.tar.gz', 'a.tar (2).gz'],
  ],
  [
    ['.env', '.env'],
    ['.env', '.env (2)'],
  ],
  [
    ['a (2).txt', 'a.txt', 'a.txt'],
    ['a (2).txt', 'a.txt', 'a (3).txt'],
  ],
  [
    ['LICENSE', 'license'],
    ['LICENSE', 'license (2)'],
  ],
  [
    ['Caf\u00e9.txt', 'Cafe\u0301.txt', 'STRASSE', 'straße', 'ΣΑΣ', 'σας', 'a\u200db', 'ab'],
    [
      'Caf\u00e9.txt',
      'Cafe\u0301 (2).txt',
      'STRASSE',
      'straße (2)',
      'ΣΑΣ',
      'σας (2)',
      'a\u200db',
      'ab (2)',
    ],
  ],
])('makes the names %j distinct', (names, expected) => {
  expect(distinctNames(names)).toEqual(expected);
});
