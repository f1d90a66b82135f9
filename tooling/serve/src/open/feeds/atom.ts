import { changedAt, summaryOf, type Feed, type FeedItem } from './feed.ts';
import { FEED_TYPES, feedUrl } from './feed-paths.ts';
import { emptyElement, textElement } from './xml.ts';

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function writeAtom(feed: Feed, origin: string): string {
  const self = origin + feedUrl(feed.at, 'atom');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    textElement('id', feed.id),
    textElement('title', feed.title),
    textElement('updated', feed.updatedAt),
    emptyElement('link', { rel: 'self', type: FEED_TYPES.atom, href: self }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.page }),
    emptyElement('link', {
      rel: 'alternate',
      type: FEED_TYPES.json,
      href: origin + feedUrl(feed.at, 'json'),
    }),
    textElement('generator', 'Bolt Showcase'),
    ...feed.items.map(writeEntry),
    '</feed>\n',
  ].join('\n');
}

function writeEntry(item: FeedItem): string {
  const { creator } = item;
  return [
    '<entry>',
    textElement('id', item.tagUri),
    textElement('title', item.title),
    textElement('published', item.publishedAt),
    textElement('updated', changedAt(item)),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: item.url }),
    `<author>${textElement('name', creator.name)}${textElement('uri', creator.url)}</author>`,
    ...item.tags.map((tag) => emptyElement('category', { term: tag })),
    textElement('summary', summaryOf(item)),
    '</entry>',
  ].join('\n');
}
