import { expect, it } from 'vitest';
import {
  prepareSample,
  prepareShellSample,
  publishSite,
  readRegistryOf,
} from '../testing/sample-release.ts';
import { temporaryFolder, temporaryStore } from '../testing/test-targets.ts';
import { folderTarget } from '../targets/folder-target.ts';
import type { Target } from '../targets/target.ts';
import { publishRelease } from './publish-release.ts';

const names = ['shop', 'desk', 'bank', 'mail', 'help'];
const ROUNDS = 40;

const others = ['shop', 'desk', 'shell'] as const;
type Other = (typeof others)[number];

/** Two checkouts, each with its own view of the same site, release at once: two remotes, the same one, or a remote and the shell. */
async function releaseTwiceAtOnce(first: Target, second: Target, other: Other) {
  await publishSite(first, names);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const releases = await Promise.all([
      prepareSample('shop', `2.0.${round}`),
      other === 'shell' ? prepareShellSample(`3.0.${round}`) : prepareSample(other, `3.0.${round}`),
    ]);
    await Promise.all([
      publishRelease(first, releases[0], { versions: 100 }),
      publishRelease(second, releases[1], { versions: 100 }),
    ]);
  }
  const { shell, remotes } = await readRegistryOf(first);
  return { remotes, ofOther: other === 'shell' ? shell : remotes[other] };
}

/** Counts the changes of the registry that came too late, so that they were made again. */
function countConflicts(target: Target) {
  let count = 0;
  const write: Target['write'] = async (path, bytes, version) => {
    const isWritten = await target.write(path, bytes, version);
    if (!isWritten && path === 'registry.json') count += 1;
    return isWritten;
  };
  return { target: { ...target, write }, count: () => count };
}

/** Without any, the releases were not at once. */
const expectConflicts = (count: number) => expect(count).toBeGreaterThan(0);

const released = (minor: string) => {
  return Array.from({ length: ROUNDS }, (_, index) => `${minor}.${index + 1}`);
};

it.each(others)(
  'loses no release of shop and %s in a folder, forty times at once',
  async (other) => {
    const folder = await temporaryFolder();
    const { target, count } = countConflicts(folderTarget(folder));
    const { remotes, ofOther } = await releaseTwiceAtOnce(target, target, other);
    expect(Object.keys(remotes)).toEqual(names);
    const shop = Object.keys(remotes.shop?.versions ?? {});
    expect(shop).toEqual(expect.arrayContaining(['1.0.0', ...released('2.0')]));
    const versions = Object.keys(ofOther?.versions ?? {});
    expect(versions).toEqual(expect.arrayContaining(released('3.0')));
    expectConflicts(count());
  },
);

it.each(others)(
  'loses no release of shop and %s in a store, forty times at once',
  async (other) => {
    const { target, count } = countConflicts((await temporaryStore()).target);
    const { remotes, ofOther } = await releaseTwiceAtOnce(target, target, other);
    expect(Object.keys(remotes)).toEqual(names);
    const shop = Object.keys(remotes.shop?.versions ?? {});
    expect(shop).toEqual(expect.arrayContaining(['1.0.0', ...released('2.0')]));
    const versions = Object.keys(ofOther?.versions ?? {});
    expect(versions).toEqual(expect.arrayContaining(released('3.0')));
    expectConflicts(count());
  },
);
