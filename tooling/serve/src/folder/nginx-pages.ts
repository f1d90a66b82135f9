/** Redirects other spellings of a page's fixed segments, as `canonicalPath` does; nothing if it has none. */
export function redirectToCanonical(pattern: string): string {
  const parts = pattern.split('/').filter(Boolean);
  if (parts.every(isParameter)) return '';
  const canonical = parts.map((part) => (isParameter(part) ? '[^/?]+' : escape(part)));
  const other = parts.map((part) => (isParameter(part) ? '([^/?]+)' : `(?i:${escape(part)})`));
  const params = parts.filter(isParameter);
  let index = 0;
  const target = parts.map((part) => (isParameter(part) ? `$${(index += 1)}` : part)).join('/');
  const query = `(\\?.*)?$`;
  return `if ($request_uri ~ "^(?!/${canonical.join('/')}(?:\\?|$))/${other.join('/')}${query}") { return 308 /${target}$${params.length + 1}; }`;
}

/** For each number of segments, where the file of a page may be: the most literal path first, `_` in place of parameters. */
export function tryPages(patterns: string[]): string {
  const lists = new Map<number, Set<string>>();
  for (const pattern of patterns) {
    const parts = pattern.split('/').filter(Boolean);
    if (parts.length === 0) continue;
    const path = parts.map((part, index) => (isParameter(part) ? '/_' : `/$${index + 1}`)).join('');
    const literal = parts.map((_part, index) => `/$${index + 1}`).join('');
    lists.set(parts.length, (lists.get(parts.length) ?? new Set([literal])).add(path));
  }
  return [...lists]
    .sort(([a], [b]) => a - b)
    .map(([count, paths]) => {
      const files = [...paths]
        .sort((a, b) => countParameters(a) - countParameters(b))
        .flatMap((path) => [`${path}$site_content.html`, `${path}.html`]);
      return `location ~ "^${'/([^/]+)'.repeat(count)}$" { error_page 404 /404.html; try_files $uri ${files.join(' ')} =404; }`;
    })
    .join('\n');
}

function countParameters(path: string): number {
  return path.split('/_').length - 1;
}

function isParameter(part: string): boolean {
  return part.startsWith(':');
}

function escape(text: string): string {
  return text.replaceAll(/[^\w/-]/g, String.raw`\$&`);
}
