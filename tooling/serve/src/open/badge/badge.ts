import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { findCreatorByAnyUsername } from '../../public/creators.ts';
import type { EndpointOptions } from '../endpoint-options.ts';
import { drawBadge, type BadgeCreator } from './draw-badge.ts';

/**
 * GitHub's proxy stores pictures, and errors too. It requests it each time because of `no-cache`, and everything is a picture: an unknown or
 * hidden creator, and one who cannot be read at the moment, have a neutral badge.
 */
const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export function addBadge(app: Hono, { source }: EndpointOptions): void {
  app.use('/badge/*', etag());
  app.get('/badge/:file{[^/]+\\.svg}', async (context) => {
    const username = context.req.param('file').slice(0, -'.svg'.length);
    const creator = await findCreatorByAnyUsername(source, username).catch(logged);
    return context.body(drawBadge(creator), 200, HEADERS);
  });
}

function logged(error: unknown): BadgeCreator | null {
  console.error('badge:', error instanceof Error ? error.message : error);
  return null;
}
