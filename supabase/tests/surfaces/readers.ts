import { call } from '../admin/admins.ts';
import { adminList, bell, exported, mail, rows, search } from './reading.ts';
import type { Surfaces } from './reading.ts';

export const readers: Surfaces = {
  'author of a review': (world, { creator, review }) =>
    rows(world, creator, 'select name from public.review_authors(array[$1]::uuid[])', [review]),
  'initial of the author': async (world, { review }) => {
    const [row] = await rows(
      world,
      'visitor',
      'select author_initial from public.reviews where id = $1',
      [review],
    );
    return row && { N: 'shown', W: 'renamed' }[String(row['author_initial'])];
  },
  'bell of a review': bell('creator', 'review_received'),
  'mail of a review': mail('review_received', 'creator'),
  conversation: async (world, { creator }) =>
    (
      await call<{ items: { other: object }[] }>(world, creator, { name: 'my_conversations' })
    )?.items.map(({ other }) => other),
  'member of a conversation': (world, { creator, reader }) =>
    rows(world, creator, 'select name from public.people(array[$1]::uuid[])', [reader.id]),
  'saved creators': async (world, { reader }) =>
    (await rows(world, reader, 'select from public.saved_creators')).length,
  'saved projects': async (world, { reader }) =>
    (await call<{ items: object[] }>(world, reader, { name: 'my_saved_projects' }))?.items.length,
  'saved searches': async (world, { reader }) =>
    (await rows(world, reader, 'select from public.saved_searches')).length,
  'mail of a search': async (world, scene) =>
    ((await mail('search_matched')(world, scene)) as object[]).length,
  'likes of a project': async (world, { project }) =>
    (
      await rows(world, 'visitor', 'select like_count from public.projects where id = $1', [
        project,
      ])
    )[0]?.['like_count'],
  interview: async (world, { reader }) =>
    (await rows(world, reader, 'select from public.user_private where onboarding_chat is not null'))
      .length,
  list: search('search_creators', 'quillfeather'),
  sitemap: async (world, { reader }) =>
    (
      (await call<{ id: string }[]>(world, 'visitor', {
        name: 'sitemap_entries',
        kind: 'creators',
        part: 1,
      })) ?? []
    ).filter(({ id }) => id === reader.id),
  "admin's clients": adminList('admin_list_clients', { q: 'quillfeather' }),
  "admin's creators": adminList('admin_list_creators', { q: 'quillfeather' }),
  "admin's list of reviews": adminList('admin_list_reviews'),
  report: adminList('admin_list_reports'),
  'own export': exported('reader', 'users'),
};
