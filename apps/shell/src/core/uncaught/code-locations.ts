const MAX_LOCATIONS = 10;

/** The URL of a built file of the shell or of a release, with line and column; nothing else of a URL is read. */
const builtFile =
  /https?:\/\/[^\s/()]+(\/(?:s\/[\w.-]+|r\/[\w.-]+\/[\w.-]+)\/[\w./-]{1,120}\.js)(?:\?[^\s:()]*)?((?::\d+){0,2})/g;

/**
 * Finds the places in our own code that a stack names, as `path:line:column`. Everything else in it may be what a user typed, or the
 * address of a page, so it is dropped.
 */
export function findCodeLocations(...texts: (string | null | undefined)[]): string[] {
  const found = texts.flatMap((text) =>
    [...(text ?? '').matchAll(builtFile)].map(([, path = '', position = '']) => path + position),
  );
  return [...new Set(found)].slice(0, MAX_LOCATIONS);
}

/** The release that a code location belongs to; null for the shell. */
export function findRelease(location: string): { name: string; version: string } | null {
  const [, name, version] = /^\/r\/([^/]+)\/([^/]+)\//.exec(location) ?? [];
  return name && version ? { name, version } : null;
}
