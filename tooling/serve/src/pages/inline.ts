import { createHash } from 'node:crypto';

/** JSON that cannot end its script element early. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The hashes of the page's inline scripts or styles, in the format of a Content-Security-Policy. */
export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = html.matchAll(
    new RegExp(
      `<${tag}(?![^>]*\\b(?:src|type="application/(?:ld\\+)?json"))[^>]*>([^]*?)</${tag}>`,
      'g',
    ),
  );
  return [...inline].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}

/** Adds a tag to the start of the head. Only the charset is before it, which browsers look for in the first 1,024 bytes. */
export function atStartOfHead(html: string, tag: string): string {
  return html.replace(/<head>(?:\s*<meta charset[^>]*>)?/, (start) => start + tag);
}
