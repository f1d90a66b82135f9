const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a path matches a pattern such as `/projects/:id`. Case and slashes at the end do not matter. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  return matchParts(splitPath(pathname), splitPath(pattern));
}

/** The pattern that a path matches, null if there is none. The most literal pattern wins. */
export function findPattern(pathname: string, patterns: string[]): string | null {
  const parts = splitPath(pathname);
  const [pattern] = patterns
    .map((text) => ({ text, expected: splitPath(text) }))
    .filter(({ expected }) => matchParts(parts, expected))
    .sort((a, b) => countParameters(a.expected) - countParameters(b.expected));
  return pattern?.text ?? null;
}

/**
 * The canonical form of a path that matches one of the patterns: fixed segments as in the pattern, usernames and UUIDs in lowercase,
 * no trailing slash. Null if no pattern matches.
 */
export function canonicalPath(pathname: string, patterns: string[]): string | null {
  const pattern = findPattern(pathname, patterns);
  if (pattern === null) return null;
  const expected = splitPath(pattern);
  const parts = splitPath(pathname).map((part, index) =>
    toCanonicalPart(part, expected[index] ?? ''),
  );
  return `/${parts.join('/')}`;
}

function splitPath(path: string): string[] {
  const [, ...parts] = path.split('/');
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
}

function matchParts(parts: string[], pattern: string[]): boolean {
  return (
    parts.length === pattern.length &&
    pattern.every((expected, index) => {
      const part = parts[index] ?? '';
      return isParameter(expected) ? isValue(part) : part.toLowerCase() === expected.toLowerCase();
    })
  );
}

/** Whether a parameter can have it as its value: '%' alone stands for no character. */
function isValue(part: string): boolean {
  try {
    return decodeURIComponent(part) !== '';
  } catch {
    return false;
  }
}

function toCanonicalPart(part: string, expected: string): string {
  if (!isParameter(expected)) return expected;
  return expected === ':username' || UUID.test(part) ? part.toLowerCase() : part;
}

function countParameters(parts: string[]): number {
  return parts.filter(isParameter).length;
}

function isParameter(part: string): boolean {
  return part.startsWith(':');
}
