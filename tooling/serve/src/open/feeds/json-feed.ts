import { changedAt, summaryOf, type Feed, type FeedItem } from './feed.ts';
import { feedUrl } from './feed-paths.ts';

/** https://www.jsonfeed.org/version/1.1/ */
export function writeJsonFeed(feed: Feed, origin: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: origin + feedUrl(feed.at, 'json'),
    items: feed.items.map(describeItem),
  });
}

function describeItem(item: FeedItem) {
  const { creator, image } = item;
  return {
    id: item.tagUri,
    url: item.url,
    title: item.title,
    content_text: summaryOf(item),
    ...(item.tagline && { summary: item.tagline }),
    ...(image && { image }),
    date_published: item.publishedAt,
    date_modified: changedAt(item),
    authors: [{ name: creator.name, url: creator.url }],
    tags: item.tags,
  };
}
