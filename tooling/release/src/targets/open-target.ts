import { resolve } from 'node:path';
import { folderTarget } from './folder-target.ts';
import { createStoreFetch } from './store-fetch.ts';
import { storeTarget } from './store-target.ts';
import type { Target } from './target.ts';

/** The target at a path of this machine, relative to `from`, or at the URL of a store. */
export async function openTarget(location: string, from = process.cwd()): Promise<Target> {
  if (/^https?:\/\//.test(location)) {
    return storeTarget(location, await createStoreFetch(process.env));
  }
  // A drive's letter is no scheme.
  if (/^\w{2,}:/.test(location)) {
    throw new Error(`${location} is neither a folder nor a URL with http or https.`);
  }
  return folderTarget(resolve(from, location));
}
