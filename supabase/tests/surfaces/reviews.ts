import { call } from '../admin/admins.ts';
import { adminList, bell, exported, findFirst, mail, rows } from './reading.ts';
import type { Surfaces } from './reading.ts';

type Rated = { rating_count: number };

export const reviews: Surfaces = {
  "creator's page": (world, { creator }) =>
    rows(world, 'visitor', 'select comment from public.reviews where target_user_id = $1', [
      creator.id,
    ]),
  "creator's rating": async (world) =>
    (await findFirst<Rated>(world, 'search_creators'))?.rating_count ?? 0,
  'rating on a project': async (world, { project }) =>
    (
      await call<{ owner: Rated }>(world, 'visitor', {
        name: 'project_by_link',
        project_id: project,
      })
    )?.owner.rating_count ?? 0,
  comparison: (world, { reader, creator }) =>
    rows(world, reader, 'select rating_count from public.creators_to_compare(array[$1]::uuid[])', [
      creator.id,
    ]).then(([row]) => row?.['rating_count'] ?? 0),
  "author's own": (world, { reader, review }) =>
    rows(world, reader, 'select comment from public.reviews where id = $1', [review]),
  "creator's own": (world, { creator, review }) =>
    rows(world, creator, 'select comment from public.reviews where id = $1', [review]),
  "author's restrictions": async (world, { reader }) =>
    (await call<{ hidden: object[] }>(world, reader, { name: 'my_restrictions' }))?.hidden,
  "creator's bell": async (world, scene) =>
    ((await bell('creator', 'review_received')(world, scene)) as object[]).length,
  "creator's mail": async (world, scene) =>
    ((await mail('review_received', 'creator')(world, scene)) as object[]).length,
  "admin's list": adminList('admin_list_reviews'),
  "admin's hidden": adminList('admin_list_hidden'),
  report: adminList('admin_list_reports'),
  "author's export": exported('reader', 'reviews'),
  "creator's export": exported('creator', 'reviews'),
};
