import { parseHtml } from '../guard/parse-html.ts';
import { hostOf, isSameSite } from '../hosts/site-host.ts';
import { createFinding, maxFindings, nameUrl } from './finding.ts';
import type { Finding } from './finding.ts';

export const maxScripts = 20;

export type PageContent = {
  /** Scripts of the page's own site, in their order, by their URL; one more than are read at most. */
  scripts: Map<string, URL>;
  policies: string[];
  mixedContent: Finding[];
};

const scriptTypes = ['', 'module', 'text/javascript', 'application/javascript'];
/** What a browser loads into the page, or sends what was typed to. Links lead elsewhere, and are none. */
const loadingAttributes: Record<string, string> = {
  ...{ script: 'src', iframe: 'src', img: 'src', audio: 'src', video: 'src', source: 'src' },
  ...{ embed: 'src', track: 'src', object: 'data', form: 'action' },
};
const loadingRelations = ['stylesheet', 'preload', 'modulepreload', 'icon', 'manifest'];

export function readPage(html: string, pageUrl: URL): PageContent {
  const mixed = new Map<string, Finding>();
  const content: PageContent = { scripts: new Map(), policies: [], mixedContent: [] };
  const file = { path: nameUrl(pageUrl), text: html };
  let base = pageUrl;
  let hasBase = false;

  const resolve = (path: string) => (URL.canParse(path, base) ? new URL(path, base) : undefined);

  function load(path: string | undefined, index: number): URL | undefined {
    const url = path?.trim() ? resolve(path) : undefined;
    if (pageUrl.protocol !== 'https:' || url?.protocol !== 'http:') return url;
    const name = nameUrl(url);
    if (!mixed.has(name) && mixed.size < maxFindings)
      mixed.set(name, createFinding('mixed-content', name, file, index));
    return url;
  }

  parseHtml(html, {
    onopentag(name, attributes, { startIndex }) {
      const relations = attributes.rel?.toLowerCase().split(/\s+/) ?? [];
      const isPolicy = attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
      if (name === 'base' && !hasBase && attributes.href !== undefined) {
        hasBase = true;
        base = resolve(attributes.href) ?? base;
      } else if (name === 'meta' && isPolicy) {
        content.policies.push(attributes.content ?? '');
      } else if (name === 'link' && relations.some((it) => loadingRelations.includes(it))) {
        const url = load(attributes.href, startIndex);
        if (relations.includes('modulepreload') || attributes.as === 'script')
          addScript(content.scripts, url, pageUrl);
      } else if (name in loadingAttributes) {
        const url = load(attributes[loadingAttributes[name] ?? ''], startIndex);
        if (name === 'script' && scriptTypes.includes(attributes.type?.trim().toLowerCase() ?? ''))
          addScript(content.scripts, url, pageUrl);
      }
    },
  });
  return { ...content, mixedContent: [...mixed.values()] };
}

/** Adds the scripts that a script imports by a path. */
export function addImports(
  scripts: PageContent['scripts'],
  script: string,
  scriptUrl: URL,
  pageUrl: URL,
): void {
  const imports =
    /(?:\bfrom|\bimport)\s{0,4}\(?\s{0,4}["'`](\.{0,2}\/[\w./@~+-]{1,300}\.m?js)["'`]/g;
  for (const [, path = ''] of script.matchAll(imports))
    if (URL.canParse(path, scriptUrl)) addScript(scripts, new URL(path, scriptUrl), pageUrl);
}

function addScript(scripts: PageContent['scripts'], url: URL | undefined, pageUrl: URL): void {
  if (!url || scripts.size > maxScripts || !['http:', 'https:'].includes(url.protocol)) return;
  if (!isSameSite(hostOf(url), hostOf(pageUrl))) return;
  url.hash = '';
  if (!scripts.has(url.href)) scripts.set(url.href, url);
}
