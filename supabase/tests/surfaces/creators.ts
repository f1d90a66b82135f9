import { call } from '../admin/admins.ts';
import {
  adminList,
  alert,
  corrects,
  digest,
  exported,
  findFirst,
  followed,
  mail,
  rows,
  search,
} from './reading.ts';
import type { Surfaces } from './reading.ts';

type Card = { owner: object };

export const creators: Surfaces = {
  list: search('search_creators', ''),
  search: search('search_creators', 'quokka'),
  'search by name': search('search_creators', 'wexford'),
  count: search('count_creators', 'quokka', 'total'),
  correction: corrects('creator', 'wexfrod', 'wexford'),
  page: (world, { creator }) =>
    rows(world, 'visitor', 'select id, name from public.users where id = $1', [creator.id]),
  status: (world, { creator }) =>
    call(world, 'visitor', { name: 'item_status', kind: 'user', id: creator.id }),
  'link by name': (world) =>
    call(world, 'visitor', { name: 'username_status', username: 'quokka-wexford' }),
  'link by an old name': (world) =>
    rows(
      world,
      'visitor',
      "select id from public.creator_by_former_username('quokka-wexford') as id where id is not null",
    ),
  'name can be taken': async (world) =>
    (await rows(world, 'visitor', "select where public.username_available('quokka-wexford')"))
      .length,
  record: async (world, { creator }) =>
    Number(
      (await call(world, 'visitor', { name: 'creator_record', creator_id: creator.id })) !== null,
    ),
  'name on a project': async (world) => (await findFirst<Card>(world, 'search_projects'))?.owner,
  'name on its page': async (world, { project }) =>
    (await call<Card>(world, 'visitor', { name: 'project_by_link', project_id: project }))?.owner,
  'name on a service': async (world) =>
    (await findFirst<{ creator: object }>(world, 'search_services'))?.creator,
  'saved project': async (world, { reader }) =>
    (await call<{ items: object[] }>(world, reader, { name: 'my_saved_projects' }))?.items,
  'saved creator': (world, { reader }) =>
    rows(
      world,
      reader,
      'select s.creator_id, u.name from public.saved_creators s left join public.users u on u.id = s.creator_id',
    ),
  comparison: (world, { reader, creator }) =>
    rows(world, reader, 'select name from public.creators_to_compare(array[$1]::uuid[])', [
      creator.id,
    ]),
  conversation: async (world, { reader }) =>
    (await call<{ items: { other: object }[] }>(world, reader, { name: 'my_conversations' }))
      ?.items[0]?.other,
  'member of a conversation': (world, { reader, creator }) =>
    rows(world, reader, 'select name from public.people(array[$1]::uuid[])', [creator.id]),
  blocked: (world, { reader }) => call(world, reader, { name: 'my_blocks' }),
  sitemap: (world) =>
    call(world, 'visitor', { name: 'sitemap_entries', kind: 'creators', part: 1 }),
  alert: alert('creators'),
  bell: followed('creators', 'bell'),
  mail: followed('creators', 'mail'),
  digest: followed('creators', 'digest'),
  'mail of a message': mail('message_received'),
  'digest of a message': digest('message_received'),
  "admin's list": adminList('admin_list_creators', { q: 'quokka' }),
  "admin's clients": adminList('admin_list_clients', { q: 'quokka' }),
  "admin's hidden": adminList('admin_list_hidden'),
  'audit log': adminList('admin_list_audit', { action: 'feature' }),
  report: adminList('admin_list_reports'),
  'own export': exported('creator', 'users'),
  "reader's export": exported('reader', 'saved_creators', 'blocks', 'conversations'),
};
