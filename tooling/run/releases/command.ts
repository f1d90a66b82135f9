import { localTarget, openTarget, type Target } from '@showcase/release';
import { localSite } from '../project.ts';

/** The site at `--to`, relative to where npm was called; without it, the one on this machine. */
export function openSite(to: string | undefined): Promise<Target> {
  if (to === undefined) {
    return Promise.resolve(localTarget(localSite));
  }
  return openTarget(to, process.env.INIT_CWD);
}

/** Prints the message of an error without its stack and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch((error: unknown) => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
