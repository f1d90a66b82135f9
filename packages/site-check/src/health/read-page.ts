import { Parser } from 'htmlparser2';
import { hostOf, isSameSite } from '../hosts/site-host.ts';
import { createFinding, nameUrl } from './finding.ts';
import type { Finding } from './finding.ts';

export type PageContent = {
  /** Scripts of the page's own site, in their order. */
  scripts: URL[];
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
  const content: PageContent = { scripts: [], policies: [], mixedContent: [] };
  const file = { path: nameUrl(pageUrl), text: html };
  let base = pageUrl;
  let hasBase = false;

  const resolve = (path: string) => (URL.canParse(path, base) ? new URL(path, base) : undefined);

  function load(path: string | undefined, index: number): URL | undefined {
    const url = path?.trim() ? resolve(path) : undefined;
    if (pageUrl.protocol === 'https:' && url?.protocol === 'http:')
      content.mixedContent.push(createFinding('mixed-content', nameUrl(url), file, index));
    return url;
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex } = parser;
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
  parser.end(html);
  return content;
}

/** The scripts that a script imports by a path. */
export function findImports(script: string, scriptUrl: URL, pageUrl: URL): URL[] {
  const scripts: URL[] = [];
  const imports =
    /(?:\bfrom|\bimport)\s{0,4}\(?\s{0,4}["'`](\.{0,2}\/[\w./@~+-]{1,300}\.m?js)["'`]/g;
  for (const [, path = ''] of script.matchAll(imports))
    if (URL.canParse(path, scriptUrl)) addScript(scripts, new URL(path, scriptUrl), pageUrl);
  return scripts;
}

function addScript(scripts: URL[], url: URL | undefined, pageUrl: URL): void {
  if (!url || !['http:', 'https:'].includes(url.protocol)) return;
  if (!isSameSite(hostOf(url), hostOf(pageUrl))) return;
  url.hash = '';
  if (!scripts.some(({ href }) => href === url.href)) scripts.push(url);
}
