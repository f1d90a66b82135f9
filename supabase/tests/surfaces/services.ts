import { call } from '../admin/admins.ts';
import { adminList, alert, corrects, exported, followed, rows, search } from './reading.ts';
import type { Surfaces } from './reading.ts';

export const services: Surfaces = {
  list: search('search_services', ''),
  search: search('search_services', 'quokka'),
  'search by name': search('search_services', 'setup'),
  count: search('count_services', 'quokka', 'total'),
  correction: corrects('service', 'setpu', 'setup'),
  page: (world, { service }) =>
    rows(world, 'visitor', 'select title from public.services where id = $1', [service]),
  status: (world, { service }) =>
    call(world, 'visitor', { name: 'item_status', kind: 'service', id: service }),
  "creator's price": async (world) =>
    (
      await call<{ total: number }>(world, 'visitor', {
        name: 'count_creators',
        max_price: 321,
        q: 'quokka',
      })
    )?.total,
  "project's offer": async (world, { project }) =>
    (
      await call<{ owner: { offers: object[] } }>(world, 'visitor', {
        name: 'project_by_link',
        project_id: project,
      })
    )?.owner.offers.length ?? 0,
  comparison: async (world, { reader, creator }) =>
    (
      await rows(
        world,
        reader,
        'select from public.creators_to_compare(array[$1]::uuid[]) where offer is not null',
        [creator.id],
      )
    ).length,
  alert: alert('services'),
  bell: followed('services', 'bell'),
  mail: followed('services', 'mail'),
  digest: followed('services', 'digest'),
  "creator's own list": (world, { creator }) =>
    rows(world, creator, 'select title from public.services where user_id = $1', [creator.id]),
  "creator's restrictions": async (world, { creator }) =>
    (await call<{ hidden: object[] }>(world, creator, { name: 'my_restrictions' }))?.hidden,
  "admin's list": adminList('admin_list_services', { q: 'quokka' }),
  "admin's hidden": adminList('admin_list_hidden'),
  report: adminList('admin_list_reports'),
  'own export': exported('creator', 'services'),
};
