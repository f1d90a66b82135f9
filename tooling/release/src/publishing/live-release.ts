import type { Release, ReleaseEntry, ShellRelease } from '@showcase/remote-contract/registry';
import { z } from 'zod';
import { DETAILS, hashOf } from '../artifact.ts';
import { SHELL } from '../registry.ts';
import type { Target } from '../targets/target.ts';

/** The content of the shell's `release.json`. */
export type ShellDetails = ShellRelease & { name: typeof SHELL; version: string };

const common = {
  version: z.string(),
  entry: z.string(),
  integrity: z.record(z.string(), z.string()),
};
const detailsSchema = z.union([
  z.looseObject({
    ...common,
    name: z.literal(SHELL),
    contract: z.number(),
    provides: z.record(z.string(), z.array(z.string())),
  }),
  z.looseObject({
    ...common,
    name: z.string(),
    mount: z.string(),
    requires: z.looseObject({ contract: z.string() }),
  }),
]);

/** The content of a `release.json`: all its fields, also those that this tool does not know. */
export const releaseDetails = z.custom<Release | ShellDetails>(
  (value) => detailsSchema.safeParse(value).success,
);

export function isOfShell(details: Release | ShellDetails): details is ShellDetails {
  return details.name === SHELL;
}

/** The path of a release's folder on a site. */
export function releasePath(name: string, version: string): string {
  return name === SHELL ? `s/${version}/` : `r/${name}/${version}/`;
}

/** A release as the target has it. Throws if it is incomplete or another's. */
export async function readLiveRelease(
  target: Target,
  { name, version }: { name: string; version: string },
): Promise<Release | ShellDetails> {
  const path = releasePath(name, version) + DETAILS;
  const file = await target.read(path);
  if (!file) throw new Error(`${target.name} has no ${path}.`);
  const details = parseDetails(new TextDecoder().decode(file.bytes));
  if (details?.name !== name || details.version !== version) {
    throw new Error(`${target.name}/${path} does not describe ${name} ${version}.`);
  }
  await checkEntry(target, details);
  return isOfShell(details) ? details : { ...details, detailsHash: hashOf(file.bytes) };
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
  if (hashOf(file.bytes) !== integrity[path.replace(/^.*\//, '')]) {
    throw new Error(`${target.name}/${path} has other content; the registry was not changed.`);
  }
}

function parseDetails(text: string): Release | ShellDetails | undefined {
  try {
    return releaseDetails.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
