import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { DataError } from '../client/data-error.ts';
import { itemQueries } from '../items/item-status.ts';
import { projectQueries } from '../projects/project-queries.ts';
import { reviewQueries } from '../reviews/reviews.ts';
import { serviceQueries } from '../services/services.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { testId } from '../testing/rows.ts';
import { userQueries } from '../users/user-queries.ts';
import { createQueryClient } from './query-client.ts';
import { suggestionQueries } from './search/suggest-search.ts';

const id = testId(1);
const NO_PROJECT_FILTERS = { q: '', types: [], technologies: [], industries: [] };
const NO_CREATOR_FILTERS = { q: '', skills: [], locations: [] };
const PAGE = '<!doctype html><title>Welcome to our hotel</title>';
const rejection = (status: number, details: string | null = null) =>
  Response.json({ message: 'No', code: '', details }, { status });
const page = (status: number) =>
  new Response(PAGE, { status, headers: { 'content-type': 'text/html' } });

/** Bad responses, and the kind of error that each is reported as. */
const failures: [string, () => Response, string][] = [
  ['400', () => rejection(400), 'invalid'],
  ['401', () => rejection(401), 'unauthenticated'],
  ['403', () => rejection(403), 'forbidden'],
  ['409', () => rejection(409), 'conflict'],
  ['413', () => rejection(413), 'too-large'],
  ['429', () => rejection(429, 'Retry-After: 20'), 'rate-limited'],
  ['500', () => rejection(500), 'server'],
  ['a page with 200', () => page(200), 'unreachable'],
  ['a page with 403', () => page(403), 'forbidden'],
  ['a page with 404', () => page(404), 'unreachable'],
  ['an empty body with 200', () => new Response('', { status: 200 }), 'unreachable'],
  ['an empty body with 204', () => new Response(null, { status: 204 }), 'unreachable'],
  ['an empty body with 404', () => new Response('', { status: 404 }), 'unreachable'],
  ['a list with 404', () => new Response('[]', { status: 404 }), 'unreachable'],
  ['truncated JSON', () => new Response('[{"id":"00000000-0000', { status: 200 }), 'unreachable'],
];

const { client, answerWith } = fakeBackend();
const projects = projectQueries(client);
const users = userQueries(client);
const services = serviceQueries(client);
const reviews = reviewQueries(client);
const items = itemQueries(client);

/** Everything that a visitor reads. */
const reads: [string, (queries: QueryClient) => Promise<unknown>][] = [
  ['projects', (all) => all.fetchInfiniteQuery(projects.search(NO_PROJECT_FILTERS))],
  ['the number of projects', (all) => all.fetchQuery(projects.counts(NO_PROJECT_FILTERS))],
  ['the newest projects', (all) => all.fetchQuery(projects.list())],
  ['featured projects', (all) => all.fetchQuery(projects.featured())],
  ['showpieces', (all) => all.fetchQuery(projects.showpieces())],
  ['a project', (all) => all.fetchQuery(projects.byId(id))],
  ["a creator's projects", (all) => all.fetchInfiniteQuery(projects.pagesByUser(id))],
  ["the number of a creator's projects", (all) => all.fetchQuery(projects.countByUser(id))],
  ['related projects', (all) => all.fetchQuery(projects.related({ id, tags: ['AI'] }))],
  ['pictures and videos', (all) => all.fetchQuery(projects.media(id))],
  ['code samples', (all) => all.fetchQuery(projects.codeSamples(id))],
  ['creators', (all) => all.fetchInfiniteQuery(users.search(NO_CREATOR_FILTERS))],
  ['the number of creators', (all) => all.fetchQuery(users.counts(NO_CREATOR_FILTERS))],
  ['a creator', (all) => all.fetchQuery(users.byId(id))],
  ['a creator by name', (all) => all.fetchQuery(users.byUsername('ada-stone'))],
  ['a contact', (all) => all.fetchQuery(users.contact(id))],
  ['the totals of a creator', (all) => all.fetchQuery(users.totals(id))],
  ['services', (all) => all.fetchInfiniteQuery(services.pagesByUser(id))],
  ['a service', (all) => all.fetchQuery(services.byId(id))],
  ['reviews', (all) => all.fetchInfiniteQuery(reviews.pagesByCreator(id))],
  ['a review', (all) => all.fetchQuery(reviews.byCreatorAndId(id, testId(2)))],
  ['reviews of a project', (all) => all.fetchQuery(reviews.byProject(id))],
  ['the stars of a project', (all) => all.fetchQuery(reviews.starsByProject(id))],
  ['the status of an item', (all) => all.fetchQuery(items.status('project', id))],
  ['the status of a name', (all) => all.fetchQuery(items.byUsername('ada-stone'))],
  [
    'suggestions',
    (all) => all.fetchQuery(suggestionQueries(client).bySearch({ kind: 'project', q: 'tide' })),
  ],
];

describe.each(failures)('%s is reported as an error', (_name, respond, kind) => {
  it.each(reads)('for %s', async (_read, read) => {
    answerWith(respond);
    const failure = await read(createQueryClient({ logError: () => undefined })).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(DataError);
    expect(failure).toMatchObject({ kind, ...(kind === 'rate-limited' && { retryAfter: 20 }) });
  });
});
