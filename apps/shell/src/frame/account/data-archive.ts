import { downloadMyImage, exportMyData, type MyData } from '@showcase/data/account';
import type { DataClient } from '@showcase/data/client';
import { strToU8, zipSync, type Zippable } from 'fflate';

type OnProgress = (done: number, total: number) => void;

const README = `Your data from Bolt Showcase, as of {date}.

Each .json file holds one kind of data. Kinds without any data have no file.
The images folder holds the pictures you uploaded.
`;

/** A zip of all of the signed-in user's data, and how many of their pictures are missing. */
export async function createDataArchive(client: DataClient, onProgress: OnProgress) {
  const data = await exportMyData(client);
  const files: Zippable = {};
  for (const [name, text] of Object.entries(createTextFiles(data))) files[name] = strToU8(text);
  let missing = 0;
  for (const [index, path] of data.images.entries()) {
    onProgress(index + 1, data.images.length);
    const image = await downloadMyImage(client, path);
    // Pictures are already compressed.
    if (image)
      files[getImageName(path)] = [new Uint8Array(await image.arrayBuffer()), { level: 0 }];
    else missing += 1;
  }
  const file = new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
  return { file, missing };
}

/** The JSON files by name, and a README. */
export function createTextFiles({ exported_at, images: _images, ...tables }: MyData) {
  const filled = Object.entries(tables).filter(([, rows]) => rows !== null);
  return Object.fromEntries([
    ['README.txt', README.replace('{date}', String(exported_at))],
    ...filled.map(([table, rows]) => [`${table}.json`, `${JSON.stringify(rows, null, 2)}\n`]),
  ]) as Record<string, string>;
}

/** The path without the user's ID, which is the same for all pictures. */
function getImageName(path: string) {
  return `images/${path.slice(path.indexOf('/') + 1)}`;
}
