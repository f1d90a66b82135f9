import { Hono } from 'hono';
import { addApi } from './api/api.ts';
import { addBadge } from './badge/badge.ts';
import { addCards } from './cards/cards.ts';
import type { EndpointOptions } from './endpoint-options.ts';
import { addEmbeds } from './embed/embed.ts';
import { addFeeds } from './feeds/feeds.ts';
import { addOembed } from './oembed/oembed.ts';
import { addMcp } from './mcp/mcp.ts';
import { addTexts } from './texts/texts.ts';

const ENDPOINTS =
  /^\/(?:api|badge|cards|embed|feeds|mcp|oembed)(?:\/|$)|^\/(?:llms|humans)\.txt$|^\/\.well-known\/security\.txt$/;

/** Whether other software reads this path: the API, feeds, cards, the badge, embeds, and files about the site. */
export function isEndpoint(path: string): boolean {
  return ENDPOINTS.test(path);
}

/**
 * Responds to other software. It reads as a visitor without a session does, uses only web standard APIs, and so runs in the site's server
 * and at the edge of a CDN.
 */
export function createEndpoints(options: EndpointOptions): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const policy = context.res.headers.get('Content-Security-Policy') ?? "default-src 'none'";
    const isFramed = policy.includes('frame-ancestors');
    if (!isFramed)
      context.res.headers.set('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
  });
  addApi(app, options);
  addMcp(app, options);
  addTexts(app, options);
  addBadge(app, options);
  addCards(app, options);
  addFeeds(app, options);
  addEmbeds(app, options);
  addOembed(app, options);
  // Tomorrow there may be something.
  app.notFound((context) =>
    context.text('There is nothing here.\n', 404, { 'Cache-Control': 'no-store' }),
  );
  app.onError((error, context) => {
    console.error(`${context.req.path}:`, error.message);
    return context.text("The service can't be reached. Try again in a minute.\n", 503, {
      'Retry-After': '60',
      'Cache-Control': 'no-store',
    });
  });
  return app;
}
