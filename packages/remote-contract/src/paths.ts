const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * The canonical form of a path that matches one of the patterns: fixed segments as in the pattern, usernames and UUIDs in lowercase,
 * no trailing slash. Null if no pattern matches. The most literal pattern wins.
 */
export function canonicalPath(pathname: string, patterns: string[]): string | null {
  const parts = splitPath(pathname);
  const [pattern] = patterns
    .map(splitPath)
    .filter((expected) => matches(parts, expected))
    .sort((a, b) => a.filter(isParameter).length - b.filter(isParameter).length);
  if (!pattern) return null;
  const canonicalParts = parts.map((part, index) => toCanonicalPart(part, pattern[index] ?? ''));
  return `/${canonicalParts.join('/')}`;
}

function splitPath(path: string): string[] {
  const [, ...parts] = path.split('/');
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
}

function matches(parts: string[], pattern: string[]): boolean {
  return (
    parts.length === pattern.length &&
    pattern.every((expected, index) => {
      const part = parts[index] ?? '';
      return isParameter(expected) ? part !== '' : part.toLowerCase() === expected.toLowerCase();
    })
  );
}

function toCanonicalPart(part: string, expected: string): string {
  if (!isParameter(expected)) return expected;
  return expected === ':username' || UUID.test(part) ? part.toLowerCase() : part;
}

function isParameter(part: string): boolean {
  return part.startsWith(':');
}
