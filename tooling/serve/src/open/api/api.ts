import { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { EndpointOptions } from '../endpoint-options.ts';
import { callerOf } from '../limits/caller.ts';
import { createLimit } from '../limits/limit.ts';
import { addCreators } from './creators.ts';
import { describeIssue, sendError, sendFailure } from './errors.ts';
import { addProjects } from './projects.ts';
import { addServices } from './services.ts';

export const MAX_REQUESTS_A_MINUTE = 120;
const METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** The API for other software at /api/v1: read only, as a visitor sees it. docs/api.md says what may change. */
export function addApi(app: Hono, options: EndpointOptions): void {
  const api = createApi(options);
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
}

function createApi({ source, now }: EndpointOptions): Hono {
  const routes = createRoutes(source);
  const document = describeApi(routes, source.origin);
  const limit = createLimit(MAX_REQUESTS_A_MINUTE, now);
  const api = new Hono();
  api.use(
    cors({
      origin: '*',
      allowMethods: METHODS,
      exposeHeaders: ['ETag', 'Link', 'Retry-After'],
      maxAge: 86_400,
    }),
  );
  // A response without a body is read by pages of other origins too.
  const retainedHeaders = [
    ...RETAINED_304_HEADERS,
    'access-control-allow-origin',
    'access-control-expose-headers',
    'link',
  ];
  api.use(etag({ retainedHeaders }));
  api.use(async (context, next) => {
    if (!METHODS.includes(context.req.method)) {
      return sendError(context, 405, {
        message: 'The API is read only. Send a GET request.',
        headers: { Allow: METHODS.join(', ') },
      });
    }
    const seconds = limit(callerOf(context.req.raw, context.env));
    if (seconds !== null) {
      return sendError(context, 429, {
        message: `There can be ${MAX_REQUESTS_A_MINUTE} requests a minute. Wait ${seconds} seconds.`,
        headers: { 'Retry-After': String(seconds) },
      });
    }
    await next();
    if (context.res.ok) context.header('Cache-Control', 'public, max-age=30');
    return undefined;
  });
  api.route('/api/v1', routes);
  api.get('/api/v1/openapi.json', (context) => context.json(document));
  api.notFound((context) =>
    sendError(context, 404, {
      message: 'There is nothing here. /api/v1/openapi.json lists what exists.',
    }),
  );
  api.onError(sendFailure);
  return api;
}

function createRoutes(source: EndpointOptions['source']): OpenAPIHono {
  const routes = new OpenAPIHono({
    defaultHook: (result, context) =>
      result.success
        ? undefined
        : sendError(context, 400, { message: describeIssue(result.error.issues) }),
  });
  addProjects(routes, source);
  addCreators(routes, source);
  addServices(routes, source);
  return routes;
}

function describeApi(routes: OpenAPIHono, origin: string) {
  return routes.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Bolt Showcase',
      version: '1.0.0',
      description:
        'Projects, creators and services as a visitor of the site sees them. Their texts are written by the users of the site.',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    servers: [{ url: `${origin}/api/v1` }],
    security: [],
    tags: [
      { name: 'Projects', description: 'What creators have built.' },
      { name: 'Creators', description: 'Who builds.' },
      { name: 'Services', description: 'What creators sell.' },
    ],
  });
}
