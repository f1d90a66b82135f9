import { resolve } from 'node:path';
import { localTarget, openTarget, type Target } from '@showcase/release';
import type { Rollout } from '@showcase/remote-contract/registry';
import { localSite } from '../project.ts';
import { isSiteFolder, updateSite } from '../site/update-site.ts';

/** The site at `--to`, relative to where npm was called; without it, the one on this machine. */
export function openSite(to: string | undefined): Promise<Target> {
  if (to === undefined) {
    return Promise.resolve(localTarget(localSite));
  }
  return openTarget(to, process.env.INIT_CWD);
}

/** Writes what depends on the registry if the target is a folder of `npm run site:build`. */
export async function updatePages(to: string | undefined): Promise<void> {
  const folder = to && resolve(process.env.INIT_CWD ?? process.cwd(), to);
  if (!folder || !isSiteFolder(folder)) return;
  const { isNginxChanged } = await updateSite(folder);
  if (isNginxChanged) console.log('Its pages have other paths now: run nginx -s reload.');
}

/** A whole number of percent from the command line. Throws if it is none, or not between the two. */
export function readPercent(text: string | undefined, min: number, max: number): number {
  const percent = Number(text);
  if (text?.trim() && Number.isInteger(percent) && percent >= min && percent <= max) return percent;
  throw new Error(`The percentage must be a whole number from ${min} to ${max}.`);
}

/** Says that a rollout has ended, if one has. */
export function noteEnded(name: string, ended: Rollout | undefined): void {
  if (!ended) return;
  console.log(`The rollout of ${name} ${ended.version} to ${ended.percent} % has ended.`);
}

/** Says who gets a rollout in a folder of `npm run site:build`, whose pages are files. */
export function noteStaticPages(to: string | undefined): void {
  const folder = to && resolve(process.env.INIT_CWD ?? process.cwd(), to);
  if (!folder || !isSiteFolder(folder)) return;
  console.log('Only npm run site:serve splits visitors; other hosts send the active release.');
}
