import { parseHtml } from '../guard/parse-html.ts';
import { isSameSite, hostOf } from '../hosts/site-host.ts';

export type PagePart = { kind: 'script' | 'style'; url: URL };

const scriptTypes = ['', 'module', 'text/javascript', 'application/javascript'];

/** The first script and the first style that a page takes from its own site. */
export function findPageParts(html: string, pageUrl: URL): PagePart[] {
  let base = pageUrl;
  let hasBase = false;
  const parts: PagePart[] = [];

  function add(kind: PagePart['kind'], path: string | undefined) {
    if (!path?.trim() || parts.some((part) => part.kind === kind)) return;
    if (!URL.canParse(path, base)) return;
    const url = new URL(path, base);
    if (['http:', 'https:'].includes(url.protocol) && isSameSite(hostOf(url), hostOf(pageUrl)))
      parts.push({ kind, url });
  }

  parseHtml(html, {
    onopentag(name, attributes) {
      if (name === 'base' && !hasBase && attributes.href !== undefined) {
        hasBase = true;
        if (URL.canParse(attributes.href, pageUrl)) base = new URL(attributes.href, pageUrl);
      }
      if (name === 'script' && scriptTypes.includes(attributes.type?.trim().toLowerCase() ?? ''))
        add('script', attributes.src);
      const relations = attributes.rel?.toLowerCase().split(/\s+/) ?? [];
      if (name === 'link' && relations.includes('stylesheet') && !relations.includes('alternate'))
        add('style', attributes.href);
    },
  });
  return parts;
}
