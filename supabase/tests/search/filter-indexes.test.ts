import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

describe('filters and titles', () => {
  it.each([
    [
      'creator_words_location_trigrams',
      `select user_id from private.creator_words where place like any ('{%lisbon%,%berlin%}')`,
    ],
    [
      'creator_words_location',
      `select user_id from private.creator_words where location = any ('{London UK,Berlin Germany}')`,
    ],
    [
      'service_offers_by_days',
      `select user_id from private.service_offers where model = any ('{fixed}') and days = any ('{1}')`,
    ],
    [
      'service_offers_by_price',
      'select service_id from private.service_offers where price > 500 order by price',
    ],
    [
      'Index Only Scan using creators_fastest',
      `select user_id from private.creator_ranks where rating <= -4.9 order by answer_seconds, name, user_id`,
    ],
    [
      'Index Only Scan Backward using creators_newest',
      `select user_id from private.creator_ranks where rating <= -4.9 order by since, user_id`,
    ],
    [
      'Index Only Scan using creators_well_rated',
      'select id from public.users where is_dev and rating_count >= 3 and rating_avg >= 4.5',
    ],
    [
      'Index Only Scan using projects_counted',
      `select user_id, filter_tags from public.projects where id = gen_random_uuid() and visibility = 'public'`,
    ],
    [
      'Index Only Scan using services_counted',
      `select user_id from public.services where id = '11111111-1111-4111-8111-111111111111' and is_active`,
    ],
    ['projects_title', `select id from public.projects where lower(title) = 'zeppelin'`],
    ['services_title', `select id from public.services where lower(title) = 'zeppelin'`],
  ])('are found in %s', (index, query) =>
    inWorld(async (world) => {
      await world.sql`set local enable_seqscan = off`;
      await world.sql`set local enable_sort = off`;
      // A GIN index is always read into a bitmap.
      if (!index.includes('trigrams')) await world.sql`set local enable_bitmapscan = off`;
      // As after a vacuum, however many pages there are since: while rows change, an index alone costs as much as one with its table.
      await world.sql`
        update pg_class c set relallvisible = 1000000
        from pg_index i join pg_class n on n.oid = i.indexrelid
        where i.indrelid = c.oid and n.relname = ${index.split(' ').at(-1) ?? ''}`;
      expect(JSON.stringify(await world.sql.unsafe(`explain ${query}`))).toContain(index);
    }),
  );
});
