import type { PageHead } from './page-head.ts';

const SITE = 'Bolt Showcase';
/** A file of the shell, for pages without an image of their own. */
const SITE_CARD = '/social-card.jpg';

/** The tags of a head. Each is marked with its page, so that the page's own code can take over. */
export function writeHead(head: PageHead, requestUrl: URL): string {
  const { title, description = '', type = 'website', isIndexed } = head;
  const page = `data-page="${escapeHtml(requestUrl.pathname)}"`;
  const url = new URL(head.canonicalPath ?? requestUrl.pathname, requestUrl.origin).href;
  const { name, property } = tagsOf(requestUrl);
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
      writePicture(head, requestUrl),
      writeData(head, requestUrl),
    );
  } else tags.push(name('robots', 'noindex'));
  return tags.filter(Boolean).join('\n    ');
}

/** The picture of previews: a card where one is drawn, else the item's own picture, or that of the site. */
export function writePicture(head: PageHead, requestUrl: URL): string {
  const { title, image, card, type } = head;
  const { name, property } = tagsOf(requestUrl);
  const own = image ?? new URL(SITE_CARD, requestUrl.origin).href;
  const tags = [
    property('og:image', card ? new URL(card, requestUrl.origin).href : own),
    property('og:image:alt', card || image ? title : SITE),
    card && property('og:image:width', '1200'),
    card && property('og:image:height', '630'),
    // A portrait is a small square: stretched across a large card it would be cropped and blurred.
    name('twitter:card', !card && image && type === 'profile' ? 'summary' : 'summary_large_image'),
  ];
  return tags.filter(Boolean).join('\n    ');
}

function tagsOf({ pathname }: URL) {
  const page = `data-page="${escapeHtml(pathname)}"`;
  const write = (kind: string) => (key: string, content: string) =>
    content && `<meta ${page} ${kind}="${key}" content="${escapeHtml(content)}" />`;
  return { name: write('name'), property: write('property') };
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
