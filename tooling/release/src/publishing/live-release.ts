import type { Release, ReleaseEntry } from '@showcase/remote-contract/registry';
import { z } from 'zod';
import { DETAILS, ENTRY, hashOf } from '../artifact.ts';
import type { Target } from '../targets/target.ts';

const detailsSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  mount: z.string(),
  entry: z.string(),
  integrity: z.record(z.string(), z.string()),
  requires: z.looseObject({ contract: z.string() }),
});

/** What a `release.json` says; all its fields, also those that this tool does not know. */
export const releaseDetails = z.custom<Release>((value) => detailsSchema.safeParse(value).success);

/** A release as the target has it. Throws if it is incomplete or another's. */
export async function readLiveRelease(
  target: Target,
  { name, version }: { name: string; version: string },
): Promise<Release> {
  const path = `r/${name}/${version}/${DETAILS}`;
  const file = await target.read(path);
  if (!file) throw new Error(`${target.name} has no ${path}.`);
  const details = parseDetails(new TextDecoder().decode(file.bytes));
  if (details?.name !== name || details.version !== version) {
    throw new Error(`${target.name}/${path} does not describe ${name} ${version}.`);
  }
  await checkEntry(target, details);
  return { ...details, detailsHash: hashOf(file.bytes) };
}

/** Throws unless the target responds with the entry of this release. */
export async function checkEntry(
  target: Target,
  { entry, integrity = {} }: Pick<ReleaseEntry, 'entry' | 'integrity'>,
): Promise<void> {
  // An absolute URL belongs to another origin.
  if (!entry.startsWith('/')) return;
  const path = entry.slice(1);
  const file = await target.read(path);
  if (!file) throw new Error(`${target.name} has no ${path}; the registry was not changed.`);
  if (hashOf(file.bytes) !== integrity[ENTRY]) {
    throw new Error(`${target.name}/${path} has other content; the registry was not changed.`);
  }
}

function parseDetails(text: string): Release | undefined {
  try {
    return releaseDetails.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
