const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * The one spelling of a path that one of the patterns owns: fixed parts as the pattern has them, usernames and UUIDs in lower case,
 * no slash at the end. Null where no pattern owns it. The most literal pattern wins.
 */
export function canonicalPath(pathname: string, patterns: string[]): string | null {
  const parts = partsOf(pathname);
  const [pattern] = patterns
    .map(partsOf)
    .filter((fixed) => matches(parts, fixed))
    .sort((a, b) => a.filter(isParameter).length - b.filter(isParameter).length);
  if (!pattern) return null;
  const spelled = parts.map((part, index) => spell(part, pattern[index] ?? ''));
  return `/${spelled.join('/')}`;
}

function partsOf(path: string): string[] {
  const [, ...parts] = path.split('/');
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
}

function matches(parts: string[], pattern: string[]): boolean {
  return (
    parts.length === pattern.length &&
    pattern.every((fixed, index) => {
      const part = parts[index] ?? '';
      return isParameter(fixed) ? part !== '' : part.toLowerCase() === fixed.toLowerCase();
    })
  );
}

function spell(part: string, fixed: string): string {
  if (!isParameter(fixed)) return fixed;
  return fixed === ':username' || UUID.test(part) ? part.toLowerCase() : part;
}

function isParameter(part: string): boolean {
  return part.startsWith(':');
}
