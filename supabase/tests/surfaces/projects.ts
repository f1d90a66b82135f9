import { call } from '../admin/admins.ts';
import {
  adminList,
  alert,
  bell,
  corrects,
  exported,
  findFirst,
  followed,
  mail,
  rows,
  search,
} from './reading.ts';
import type { Surfaces } from './reading.ts';

type Creator = { project_count: number; covers: object[] };
type Facets = { types: Record<string, number> };
type Overview = { totals: { featured: number; projects: number } };

export const projects: Surfaces = {
  list: search('search_projects', ''),
  search: search('search_projects', 'quokka'),
  'search by name': search('search_projects', 'atlas'),
  count: search('count_projects', 'quokka', 'total'),
  facet: async (world) =>
    ((await search('count_projects', 'quokka', 'facets')(world)) as Facets).types['Web'] ?? 0,
  correction: corrects('project', 'atlsa', 'atlas'),
  featured: (world) =>
    rows(
      world,
      'visitor',
      "select title from public.projects where is_featured and visibility = 'public'",
    ),
  page: (world, { project }) =>
    call(world, 'visitor', { name: 'project_by_link', project_id: project }),
  status: (world, { project }) =>
    call(world, 'visitor', { name: 'item_status', kind: 'project', id: project }),
  "creator's page": (world, { creator }) =>
    rows(
      world,
      'visitor',
      "select title from public.projects where user_id = $1 and visibility = 'public'",
      [creator.id],
    ),
  "creator's count": async (world) =>
    (await findFirst<Creator>(world, 'search_creators'))?.project_count ?? 0,
  "creator's cover": async (world) =>
    (await findFirst<Creator>(world, 'search_creators'))?.covers.length ?? 0,
  comparison: (world, { reader, creator }) =>
    rows(world, reader, 'select project_count from public.creators_to_compare(array[$1]::uuid[])', [
      creator.id,
    ]).then(([row]) => Number(row?.['project_count'] ?? 0)),
  sitemap: (world) =>
    call(world, 'visitor', { name: 'sitemap_entries', kind: 'projects', part: 1 }),
  'sitemap count': async (world) =>
    (await call<{ projects: number }>(world, 'visitor', { name: 'sitemap_counts' }))?.projects,
  'feed of a tag': (world) =>
    call(world, 'visitor', { name: 'newest_projects_with_tags', tags: [] }),
  saved: async (world, { reader }) =>
    (await call<{ items: object[] }>(world, reader, { name: 'my_saved_projects' }))?.items,
  'search in saved': async (world, { reader }) =>
    (await call<{ items: object[] }>(world, reader, { name: 'my_saved_projects', q: 'atlas' }))
      ?.items,
  like: (world, { reader }) => rows(world, reader, 'select project_id from public.project_likes'),
  'review of it': (world, { review }) =>
    rows(world, 'visitor', 'select project_id from public.reviews where id = $1', [review]),
  alert: alert('projects'),
  bell: followed('projects', 'bell'),
  mail: followed('projects', 'mail'),
  digest: followed('projects', 'digest'),
  "creator's own list": (world, { creator }) =>
    rows(world, creator, 'select title from public.projects where user_id = $1', [creator.id]),
  "creator's restrictions": async (world, { creator }) =>
    (await call<{ hidden: object[] }>(world, creator, { name: 'my_restrictions' }))?.hidden,
  "creator's bell": bell('creator', 'project_featured'),
  "creator's mail": mail('project_featured', 'creator'),
  "admin's list": adminList('admin_list_projects', { q: 'quokka' }),
  "admin's hidden": adminList('admin_list_hidden'),
  "admin's count": async (world, { admin }) =>
    (await call<Overview>(world, admin, { name: 'admin_overview' }))?.totals.projects,
  "admin's featured": async (world, { admin }) =>
    (await call<Overview>(world, admin, { name: 'admin_overview' }))?.totals.featured ?? 0,
  'audit log': adminList('admin_list_audit', { action: 'feature' }),
  report: adminList('admin_list_reports'),
  'own export': exported('creator', 'projects'),
  "saver's export": exported('reader', 'project_saves', 'project_likes'),
};
