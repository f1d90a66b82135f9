type Build = { name: string; isCached: boolean };

/**
 * The build that has ended: with `--log-order=grouped`, Turborepo then prints its output, beginning with whether the cache has it. Null
 * for other lines.
 */
export function readEndedBuild(line: string): Build | null {
  const [, name, cache] = /^@showcase\/([\w-]+):build: cache (\w+)/.exec(line) ?? [];
  return name ? { name, isCached: cache === 'hit' } : null;
}

/** The output of the builds that failed; all of it if Turborepo itself did. */
export function readFailures(log: string): string {
  const failed = [...log.matchAll(/^(@showcase\/[\w-]+)#build: +ERROR/gm)];
  const lines = log.split('\n');
  const ofFailed = lines.filter((line) => failed.some(([, name]) => line.startsWith(`${name}:`)));
  return (ofFailed.length > 0 ? ofFailed : lines).join('\n');
}
