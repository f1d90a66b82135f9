import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { escapeHtml } from '../../head/write-head.ts';
import type { PublicSource } from '../../public/source.ts';
import { CARD_SIZE, cardPath } from '../cards/card-content.ts';
import type { Card } from '../embed/card.ts';
import { findCard, type EmbedKind } from '../embed/embed.ts';
import type { EndpointOptions } from '../endpoint-options.ts';
import { textElement } from '../feeds/xml.ts';

const WIDTH = 400;
const KINDS: Record<string, EmbedKind> = {
  projects: 'projects',
  creators: 'creators',
  creator: 'creators',
};

type Answer = Record<string, string | number>;

const writers = new Map<string, (context: Context, answer: Answer) => Response>([
  ['json', (context, answer) => context.json(answer)],
  [
    'xml',
    (context, answer) =>
      context.body(writeXml(answer), 200, { 'Content-Type': 'text/xml; charset=utf-8' }),
  ],
]);

/** https://oembed.com: how a page that links to ours shows a card instead. */
export function addOembed(app: Hono, { source, drawCard }: EndpointOptions): void {
  app.use('/oembed', etag());
  app.get('/oembed', async (context) => {
    const { url, format = 'json', maxwidth, maxheight } = context.req.query();
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cache-Control', 'no-store');
    const write = writers.get(format);
    if (!write) return context.text('The format is json or xml.\n', 501);
    if (!url) return context.text('Name a page of this site in the parameter url.\n', 400);
    const item = readUrl(source, url);
    const card = item && (await findCard(source, item.kind, item.name));
    if (!card) return context.text('There is nothing to embed at this URL.\n', 404);
    const width = limitTo(WIDTH, maxwidth);
    const height = limitTo(card.height, maxheight);
    context.header('Cache-Control', 'public, max-age=30');
    return write(context, {
      version: '1.0',
      type: 'rich',
      title: card.title,
      author_name: card.author.name,
      author_url: card.author.url,
      provider_name: 'Bolt Showcase',
      provider_url: `${source.origin}/`,
      cache_age: 30,
      html: writeFrame(source, card, { width, height }),
      width,
      height,
      ...(drawCard && (await findThumbnail(source, card, { maxwidth, maxheight }))),
    });
  });
}

/** Only where it is within the limits: it has one size, which has to be said. */
async function findThumbnail(
  { origin }: PublicSource,
  { picture: { kind, id, content } }: Card,
  limits: { maxwidth: string | undefined; maxheight: string | undefined },
): Promise<Answer> {
  const { width, height } = CARD_SIZE;
  const isWithin =
    limitTo(width, limits.maxwidth) === width && limitTo(height, limits.maxheight) === height;
  if (!isWithin) return {};
  return {
    thumbnail_url: origin + (await cardPath(kind, id, content)),
    thumbnail_width: width,
    thumbnail_height: height,
  };
}

/** What a URL of this site shows; null if it has no card. */
function readUrl({ origin }: PublicSource, text: string) {
  const url = URL.parse(text);
  const [, area = '', name = ''] =
    /^\/(projects|creators|creator)\/([\w-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  const kind = KINDS[area];
  return url?.origin === origin && kind ? { kind, name } : null;
}

type Size = { width: number; height: number };

/** The policy of the card allows it nothing; the sandbox says so to the site that shows it, and lets its links open. */
function writeFrame({ origin }: PublicSource, { path, title }: Card, size: Size): string {
  const { width, height } = size;
  const label = escapeHtml(`${title} on Bolt Showcase`);
  return `<iframe src="${origin}${path}" width="${width}" height="${height}" title="${label}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`;
}

function limitTo(size: number, limit: string | undefined): number {
  return limit && /^[1-9]\d{0,8}$/.test(limit) ? Math.min(size, Number(limit)) : size;
}

function writeXml(answer: Answer): string {
  const elements = Object.entries(answer).map(([name, value]) => textElement(name, String(value)));
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<oembed>${elements.join('')}</oembed>\n`,
  ].join('\n');
}
