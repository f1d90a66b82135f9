import type { Context, Hono } from 'hono';
import { findCreator } from '../../public/creators.ts';
import { findProject } from '../../public/projects.ts';
import { findService } from '../../public/services.ts';
import { ownImageUrl } from '../../public/read-rows.ts';
import type { PublicSource } from '../../public/source.ts';
import type { EndpointOptions } from '../endpoint-options.ts';
import { createCardCache } from './card-cache.ts';
import {
  cardOfCreator,
  cardOfProject,
  cardOfService,
  hashCard,
  type CardContent,
} from './card-content.ts';

/** The site's own card, a file of the shell. */
const SITE_CARD = '/social-card.jpg';

/** As long as whatever else a visitor reads, because a hidden item's card has to vanish too. Its URL in heads changes with it. */
const HEADERS = {
  'Cache-Control': 'public, max-age=30',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const FIND: Record<string, (source: PublicSource, id: string) => Promise<CardContent | null>> = {
  projects: async (source, id) => mapFound(await findProject(source, id), cardOfProject),
  creators: async (source, id) => mapFound(await findCreator(source, { id }), cardOfCreator),
  services: async (source, id) => mapFound(await findService(source, id), cardOfService),
};

/**
 * Pictures for previews of links. A preview of an unknown or hidden item has no picture, because whoever stores the site's own card in its
 * place would show that card when the item is back.
 */
export function addCards(app: Hono, { source, drawCard }: EndpointOptions): void {
  const getCard = drawCard && createCardCache(drawCard);

  app.get('/cards/:kind{projects|creators|services}/:file{[^/]+\\.png}', async (context) => {
    const { kind, file } = context.req.param();
    const content = await FIND[kind]?.(source, file.slice(0, -'.png'.length));
    if (!content) return context.body(null, 404, { 'Cache-Control': 'no-store' });
    if (!getCard) return context.redirect(`${source.origin}${SITE_CARD}`, 302);
    const hash = await hashCard(content);
    const headers = { ...HEADERS, ETag: `"${hash}"` };
    if (hasTag(context, hash)) return context.body(null, 304, headers);
    const pictureUrl = ownImageUrl(source, content.image);
    const { png, isComplete } = await getCard(hash, { content, pictureUrl });
    return context.body(png, 200, {
      ...(isComplete ? headers : { ...HEADERS, 'Cache-Control': 'no-store' }),
      'Content-Type': 'image/png',
    });
  });
}

function mapFound<Item>(found: Item | null, describe: (item: Item) => CardContent) {
  return found && describe(found);
}

function hasTag(context: Context, hash: string): boolean {
  return context.req.header('if-none-match')?.includes(`"${hash}"`) ?? false;
}
