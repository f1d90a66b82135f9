import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../seed/seed.ts';
import { sql } from '../support/world.ts';

const tables = [
  'public.users',
  'public.user_private',
  'public.creator_contacts',
  'public.projects',
  'public.project_media',
  'public.project_code_samples',
  'public.services',
  'public.reviews',
  'public.saved_creators',
  'public.project_views',
  'public.profile_views',
  'public.project_saves',
  'public.project_likes',
  'public.transactions',
  'public.hire_request_events',
  'public.hire_requests',
  'public.offers',
  'public.milestones',
  'public.offer_templates',
  'public.conversations',
  'public.conversation_reads',
  'public.messages',
  'public.attachments',
  'public.reports',
  'public.notifications',
  'private.blocks',
  'private.report_lines',
  'private.suspension_appeals',
  'private.suspensions',
];

async function fingerprint() {
  const prints = await Promise.all(
    tables.map(async (table) => {
      const [row] =
        await sql`select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql(table)} t`;
      return { table, rows: Number(row?.rows), hash: String(row?.hash) };
    }),
  );
  const [objects] = await sql`select count(*)::int as rows from storage.objects`;
  return [...prints, { table: 'objects', rows: Number(objects?.rows), hash: '' }];
}

describe('a second run', () => {
  let storageDir = '';
  beforeAll(async () => {
    storageDir = await mkdtemp(join(tmpdir(), 'showcase-seed-'));
  });
  afterAll(() => rm(storageDir, { recursive: true, force: true }));

  it('of the same version changes no row, and adds the images to a folder without any', async () => {
    const before = await fingerprint();
    await seed(sql, { storageDir });
    expect(await fingerprint()).toEqual(before);

    const [image] = await sql<{ name: string }[]>`
      select name from storage.objects where bucket_id = 'images' and name like '%/avatar/%' limit 1`;
    expect(existsSync(join(storageDir, 'images', image?.name ?? 'none'))).toBe(true);
  });

  it('of a new version changes no row, not even one that its owner changed', async () => {
    // Of clients, whose words no search of another test reads.
    const changed = await sql`update public.users set bio = 'My own words' where not is_dev`;
    expect(changed.count).toBeGreaterThan(0);
    const before = await fingerprint();
    await sql`delete from private.seeds`;
    await seed(sql, { storageDir });
    expect(await fingerprint()).toEqual(before);
  });
});

describe('the seed data', () => {
  it('has creators, clients, projects, services and reviews', async () => {
    const [counts] = await sql`
      select (select count(*)::int from private.public_creators) as creators,
        (select count(*)::int from public.users where not is_dev) as clients,
        (select count(*)::int from private.public_projects) as projects,
        (select count(*)::int from public.services) as services,
        (select count(*)::int from public.reviews) as reviews`;
    expect(counts).toEqual({ creators: 24, clients: 13, projects: 60, services: 45, reviews: 119 });
  });

  it('uses every value of every filter', async () => {
    const [row] = await sql<{ projects: Facets; creators: Facets }[]>`
      select public.count_projects()->'facets' as projects, public.count_creators()->'facets' as creators`;
    const facets = { ...row?.projects, ...row?.creators };
    expect(Object.keys(facets).sort()).toEqual([
      'industries',
      'locations',
      'skills',
      'technologies',
      'types',
    ]);
    const unused = Object.values(facets).flatMap((counts) =>
      Object.entries(counts).filter(([, total]) => total === 0),
    );
    expect(unused).toEqual([]);
  });

  it('offers all three pricing models and spreads the ratings', async () => {
    const models =
      await sql`select distinct metadata->>'pricing_model' as model from public.services order by 1`;
    expect(models.map(({ model }) => String(model))).toEqual(['fixed', 'hourly', 'packages']);
    const ratings = await sql`select distinct rating from public.reviews order by 1`;
    expect(ratings.map(({ rating }) => Number(rating))).toEqual([1, 2, 3, 4, 5]);
  });

  it('is within the last eighteen months, in a possible order', async () => {
    const odd = await sql`
      select p.title from public.projects p join public.users u on u.id = p.user_id
      where p.created_at < u.created_at or p.created_at > now() or u.created_at < now() - interval '19 months'
      union all
      select r.comment from public.reviews r
      join public.users a on a.id = r.user_id join public.users t on t.id = r.target_user_id
      left join public.projects p on p.id = r.project_id
      where r.created_at > now() or r.created_at < greatest(a.created_at, t.created_at, p.created_at)`;
    expect(odd).toEqual([]);
  });

  it.each([
    ['creator@example.com', { username: 'ada-stone', is_dev: true, admin: false }],
    ['client@example.com', { username: null, is_dev: false, admin: false }],
    ['admin@example.com', { username: null, is_dev: false, admin: true }],
  ])('lets %s sign in with the password from the README', async (email, expected) => {
    const [row] = await sql`
      select u.username, u.is_dev, exists (select from private.admins a where a.user_id = u.id) as admin,
        x.encrypted_password = extensions.crypt('showcase', x.encrypted_password) as matches
      from auth.users x join public.users u on u.id = x.id where x.email = ${email}`;
    expect(row).toEqual({ ...expected, matches: true });
  });

  it('gives no one else a password', async () => {
    const rows =
      await sql`select email from auth.users where encrypted_password is not null and email like '%@example.com'`;
    expect(rows).toHaveLength(3);
  });

  it('only references images that are in storage', async () => {
    const missing = await sql`
      select image from (
        select image_url as image from public.projects union all select avatar from public.users
        union all select url from public.project_media where kind = 'image'
        union all select unnest(images) from public.services
      ) i
      where image is not null and image not like 'http%'
        and not exists (select from storage.objects o where o.bucket_id = 'images' and o.name = image)`;
    expect(missing).toEqual([]);
  });

  it('has the color of every cover, and more than one', async () => {
    const colors = await sql`
      select image_url is null as is_missing, count(*)::int as projects,
        count(image_color)::int as colors, count(distinct image_color) > 20 as differ
      from public.projects group by 1 order by 1`;
    expect(colors).toEqual([
      { is_missing: false, projects: 60, colors: 60, differ: true },
      { is_missing: true, projects: 1, colors: 0, differ: false },
    ]);
  });

  it('has a video that everyone can watch, after the pictures of its project', async () => {
    const rows = await sql`
      select m.url, (select max(o.position) from public.project_media o
        where o.project_id = m.project_id and o.kind = 'image') < m.position as is_last
      from public.project_media m join private.public_projects p on p.id = m.project_id
      where m.kind = 'video'`;
    expect(rows).toEqual([
      { url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', is_last: true },
    ]);
  });

  it('has services without images, with one and with several', async () => {
    const [row] = await sql`
      select count(*) filter (where cardinality(images) = 0)::int as none,
        count(*) filter (where cardinality(images) = 1)::int as one,
        count(*) filter (where cardinality(images) > 1)::int as several
      from public.services`;
    expect(row).toEqual({ none: 2, one: 15, several: 28 });
  });
});

it('gives every account what an active one has: conversations, unread notifications, reports, a log', async () => {
  const [row] = await sql`
    select
      (select count(*)::int from public.conversations c join auth.users u
        on u.id in (c.first_user_id, c.second_user_id) where u.email = 'client@example.com') as of_client,
      (select count(*)::int from public.conversations c join auth.users u
        on u.id in (c.first_user_id, c.second_user_id) where u.email = 'creator@example.com') as of_ada,
      (select count(distinct status)::int from public.reports) as report_statuses,
      (select count(*)::int from public.projects where is_featured) as featured,
      (select count(*)::int from private.suspensions) as suspended,
      (select count(*)::int from private.hidden_items) as hidden,
      (select count(*)::int from private.audit_log l join auth.users u
        on u.id = l.actor_id where u.email = 'admin@example.com') as logged`;
  expect(row).toEqual({
    of_client: 18,
    of_ada: 12,
    report_statuses: 3,
    featured: 6,
    suspended: 1,
    hidden: 1,
    logged: 10,
  });
});

type Facets = Record<string, Record<string, number>>;
