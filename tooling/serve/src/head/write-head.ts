import type { PageHead } from './page-head.ts';

const SITE = 'Bolt Showcase';
/** A file of the shell, for pages without an image of their own. */
const CARD = '/social-card.jpg';

/** The tags of a head. Each is marked with its page, so that the page's own code can take over. */
export function writeHead(head: PageHead, requestUrl: URL): string {
  const { title, description = '', image, type = 'website', isIndexed } = head;
  const page = `data-page="${escapeHtml(requestUrl.pathname)}"`;
  const url = new URL(head.canonicalPath ?? requestUrl.pathname, requestUrl.origin).href;
  const name = (key: string, content: string) =>
    content && `<meta ${page} name="${key}" content="${escapeHtml(content)}" />`;
  const property = (key: string, content: string) =>
    content && `<meta ${page} property="${key}" content="${escapeHtml(content)}" />`;
  const tags = [
    `<title ${page}>${escapeHtml(title ? `${title} · ${SITE}` : SITE)}</title>`,
    name('description', description),
  ];
  if (isIndexed) {
    tags.push(
      `<link ${page} rel="canonical" href="${escapeHtml(url)}" />`,
      property('og:site_name', SITE),
      property('og:type', type),
      property('og:title', title),
      property('og:description', description),
      property('og:url', url),
      property('og:image', image ?? new URL(CARD, requestUrl.origin).href),
      property('og:image:alt', image ? title : SITE),
      // A portrait is a small square: stretched across a large card it would be cropped and blurred.
      name('twitter:card', image && type === 'profile' ? 'summary' : 'summary_large_image'),
    );
    tags.push(writeData(head, requestUrl));
  } else tags.push(name('robots', 'noindex'));
  return tags.filter(Boolean).join('\n    ');
}

/** The page's structured data. */
export function writeData({ data = [], isIndexed }: PageHead, { pathname }: URL): string {
  const page = `data-page="${escapeHtml(pathname)}"`;
  return isIndexed ? data.map((object) => jsonLd(page, object)).join('') : '';
}

/** Not executed, so it needs no hash in the Content-Security-Policy; escaped so that it cannot end the element early. */
function jsonLd(page: string, object: Record<string, unknown>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...object });
  return `<script ${page} type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
