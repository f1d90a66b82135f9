import { CARD_SIZE } from '../open/cards/card-content.ts';
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
      writeTags(listPictureTags(head, requestUrl), requestUrl),
      writeData(head, requestUrl),
    );
  } else tags.push(name('robots', 'noindex'));
  return tags.filter(Boolean).join('\n    ');
}

/** A `meta` element by its name or property. */
type Tag = { kind: 'name' | 'property'; key: string; content: string };

/** The picture of previews: a card where one is drawn, else the item's own picture, or that of the site. */
function listPictureTags({ title, image, card, type }: PageHead, { origin }: URL): Tag[] {
  const own = image ?? new URL(SITE_CARD, origin).href;
  // A portrait is a small square: stretched across a large card it would be cropped and blurred.
  const isSmall = !card && image && type === 'profile';
  const tag = (kind: Tag['kind'], key: string, content: string): Tag => ({ kind, key, content });
  const size = [
    tag('property', 'og:image:width', String(CARD_SIZE.width)),
    tag('property', 'og:image:height', String(CARD_SIZE.height)),
  ];
  return [
    tag('property', 'og:image', card ? new URL(card, origin).href : own),
    tag('property', 'og:image:alt', card || image ? title : SITE),
    ...(card ? size : []),
    tag('name', 'twitter:card', isSmall ? 'summary' : 'summary_large_image'),
  ];
}

function writeTags(tags: Tag[], requestUrl: URL): string {
  const write = tagsOf(requestUrl);
  return tags.map(({ kind, key, content }) => write[kind](key, content)).join('\n    ');
}

/**
 * A rendered page with the picture of its head in place of its own. What is equal stays as it is: React takes over an equal element from
 * anyone, and the page would remove ours from under it.
 */
export function replacePicture(html: string, head: PageHead, requestUrl: URL): string {
  let page = html;
  const added = listPictureTags(head, requestUrl).filter(({ kind, key, content }) => {
    const own = new RegExp(`<meta ${kind}="${key}" content="([^"]*)"[^>]*>`).exec(page);
    if (own && unescapeHtml(own[1] ?? '') === content) return false;
    if (own) page = page.replace(own[0], '');
    return true;
  });
  return page.replace('</head>', () => `${writeTags(added, requestUrl)}</head>`);
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

function unescapeHtml(text: string): string {
  const named = Object.entries(ENTITIES).map(([character, entity]) => [entity, character] as const);
  const characters = new Map([...named, ['&#x27;', "'"]]);
  return text.replaceAll(/&(?:\w+|#x27);/g, (entity) => characters.get(entity) ?? entity);
}
