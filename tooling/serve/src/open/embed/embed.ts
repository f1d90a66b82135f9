import type { Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { escapeHtml } from '../../head/write-head.ts';
import { findCreator, findCreatorByAnyUsername } from '../../public/creators.ts';
import { findProject } from '../../public/projects.ts';
import { bucketUrl, isUuid } from '../../public/read-rows.ts';
import type { PublicSource } from '../../public/source.ts';
import type { EndpointOptions } from '../endpoint-options.ts';
import { creatorCard, missingCard, projectCard, type Card } from './card.ts';
import { STYLE } from './style.ts';

export type EmbedKind = 'projects' | 'creators';

/** Cards that other sites show in a frame. Nothing on them runs, and no session is read. */
export function addEmbeds(app: Hono, { source }: EndpointOptions): void {
  // A browser gives the headers of a 304 to the page that it has.
  const retainedHeaders = [...RETAINED_304_HEADERS, 'Content-Security-Policy'];
  app.use('/embed/*', etag({ retainedHeaders }));
  app.get('/embed/:kind{projects|creators}/:name{[\\w-]+}', async (context) => {
    const { kind, name } = context.req.param();
    const card = await findCard(source, kind === 'projects' ? 'projects' : 'creators', name);
    return send(context, source, card);
  });
  app.get('/embed/*', (context) => send(context, source, null));
}

/** The card of what a visitor sees in lists; null for anything else. Creators are found by username or id. */
export async function findCard(
  source: PublicSource,
  kind: EmbedKind,
  name: string,
): Promise<Card | null> {
  if (kind === 'projects') {
    const project = await findProject(source, name);
    return project && projectCard(source, project);
  }
  const creator = isUuid(name)
    ? await findCreator(source, { id: name })
    : await findCreatorByAnyUsername(source, name);
  return creator && creatorCard(source, creator);
}

async function send(context: Context, source: PublicSource, found: Card | null) {
  const card = found ?? missingCard(source);
  return context.html(writePage(card), found ? 200 : 404, {
    'Cache-Control': found ? 'public, max-age=30' : 'no-store',
    'Content-Security-Policy': await policy(source),
    'X-Robots-Tag': 'noindex',
  });
}

function writePage({ title, url, html }: Pick<Card, 'title' | 'url' | 'html'>): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)} · Bolt Showcase</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<style>${STYLE}</style></head>`,
    `<body><main>${html}</main></body></html>`,
  ].join('\n');
}

/** The only page that other sites may frame. */
async function policy(source: PublicSource): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return [
    "default-src 'none'",
    `img-src ${bucketUrl(source)}`,
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}
