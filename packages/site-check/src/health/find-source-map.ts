/** Where a script says that its source map is: a URL, or the map itself. */
export function findSourceMap(script: string): { index: number; url: string } | null {
  const matches = [...script.matchAll(/\/[/*][#@][ \t]{0,4}sourceMappingURL=([^\s*'"]+)/g)];
  const last = matches.at(-1);
  return last === undefined ? null : { index: last.index, url: last[1] ?? '' };
}

/** Whether a source map, of which the first part is enough, contains what was written. */
export function hasSources(map: string): boolean {
  return /"sourcesContent"\s*:\s*\[\s*(?:null\s*,\s*)*"/.test(map);
}

/** The text of a map that is in the script itself. */
export function readInlineMap(url: string): string | null {
  const [, isEncoded, data = ''] = /^data:application\/json[^,]*?(;base64)?,(.*)$/s.exec(url) ?? [];
  try {
    if (data === '') return null;
    return isEncoded === undefined ? decodeURIComponent(data) : atob(data);
  } catch {
    return null;
  }
}
