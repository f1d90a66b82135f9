import { FEED_TYPES, feedUrl } from '../open/feeds/feed-paths.ts';
import type { PageHead } from './page-head.ts';
import { escapeHtml } from './write-head.ts';

/**
 * The page with links to its feeds, and to what says how to embed it (https://oembed.com). A folder has none of them: its host may have no
 * endpoints. They stay as long as the page's URL, search included.
 */
export function addAlternates(html: string, head: PageHead | null, url: URL): string {
  if (!head?.isIndexed) return html;
  const links = [...feedLinks(head), ...embedLinks(head, url)].map(
    ([type, title, path]) =>
      `<link data-page="${escapeHtml(url.pathname + url.search)}" rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(url.origin + path)}" />`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

type Link = [type: string, title: string, path: string];

function feedLinks({ feed }: PageHead): Link[] {
  if (!feed) return [];
  return (['atom', 'json'] as const).map((format) => [
    FEED_TYPES[format],
    feed.title,
    feedUrl(feed.at, format),
  ]);
}

function embedLinks({ hasCard, title, canonicalPath = '' }: PageHead, { origin }: URL): Link[] {
  if (!hasCard) return [];
  const page = encodeURIComponent(origin + canonicalPath);
  return [
    ['application/json+oembed', title, `/oembed?url=${page}&format=json`],
    ['text/xml+oembed', title, `/oembed?url=${page}&format=xml`],
  ];
}
