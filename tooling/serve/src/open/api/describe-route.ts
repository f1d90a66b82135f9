import { z } from 'zod';
import type { Context } from 'hono';
import type { ListPart } from '../../public/read-list.ts';
import { apiError } from './errors.ts';

const CACHING = {
  ETag: {
    description: 'Send it as If-None-Match, and a response without changes is 304.',
    schema: { type: 'string' as const },
  },
};

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: apiError } },
});

const errors = {
  304: { description: 'Nothing has changed since the ETag of If-None-Match.' },
  400: failed('A parameter is unknown or not valid.'),
  429: {
    ...failed('Too many requests in this minute.'),
    headers: {
      'Retry-After': {
        description: 'The seconds to wait.',
        schema: { type: 'integer' as const },
      },
    },
  },
  500: failed('Something went wrong.'),
  503: failed("The database can't be reached."),
};

/** The responses of a list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const schema = z.object({
    items: z.array(item),
    next: z.string().nullable().describe('The cursor of the next page; null after the last one.'),
  });
  const link = {
    description: 'The URL of the next page, as rel="next".',
    schema: { type: 'string' as const },
  };
  return {
    200: {
      description: 'A page of the list.',
      headers: { ...CACHING, Link: link },
      content: { 'application/json': { schema } },
    },
    ...errors,
  };
}

/** The responses of one item. */
export function oneOf<Item extends z.ZodType>(item: Item) {
  return {
    200: {
      description: 'It.',
      headers: CACHING,
      content: { 'application/json': { schema: item } },
    },
    ...missing,
    ...errors,
  };
}

export const missing = { 404: failed('There is none, or it is not public.') };

/** Names the next page in the header Link, as list clients of HTTP expect it. */
export function linkNext(context: Context, origin: string, { next }: ListPart<unknown>) {
  if (next === null) return;
  const url = new URL(context.req.url);
  url.searchParams.set('cursor', next);
  context.header('Link', `<${origin}${url.pathname}${url.search}>; rel="next"`);
}
