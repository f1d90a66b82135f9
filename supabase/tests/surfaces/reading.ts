import { call } from '../admin/admins.ts';
import { claim, letPass } from '../mail/mails.ts';
import { runJob } from '../saved-searches/searches.ts';
import type { Caller, World } from '../support/world.ts';
import type { Scene } from './scene.ts';

/** What people read at one place, as the answer of the function or of the rows behind it. */
export type Surface = (world: World, scene: Scene) => Promise<unknown>;
export type Surfaces = Record<string, Surface>;

/** The rows that a caller can select. */
export const rows = <Row extends object = Record<string, unknown>>(
  world: World,
  caller: Caller,
  query: string,
  values: string[] = [],
) => world.as(caller, async (sql): Promise<Row[]> => [...(await sql.unsafe<Row[]>(query, values))]);

type Kind = 'projects' | 'services' | 'creators';
type Search = `${'search' | 'count'}_${Kind}`;

/** A part of what a search of everyone answers. */
export const search = (name: Search, q: string, part = 'items') =>
  (async (world) =>
    (await call<Record<string, unknown>>(world, 'visitor', { name, q }))?.[part]) satisfies Surface;

/** The first row that a search finds. */
export const findFirst = async <Row>(world: World, name: Search): Promise<Row | undefined> => {
  const page = await call<{ items: Row[] }>(world, 'visitor', { name, q: 'quokka' });
  return page?.items[0];
};

/** Whether a word is offered as what was meant. */
export const corrects = (kind: 'project' | 'service' | 'creator', typed: string, word: string) =>
  (async (world) => {
    const words = await call<string[]>(world, 'visitor', {
      name: 'suggest_search',
      kind,
      q: typed,
    });
    return Number(words?.includes(word));
  }) satisfies Surface;

/** The line of an admin's list. */
export const adminList = (name: string, args: Record<string, string> = {}) =>
  (async (world, { admin }) => {
    const page = await call<{ items: unknown }>(world, admin, { name, ...args });
    return page?.items;
  }) satisfies Surface;

/** A part of what the caller exports. */
export const exported = (caller: 'creator' | 'reader', ...parts: string[]) =>
  (async (world, scene) => {
    const data = await call<Record<string, unknown>>(world, scene[caller], {
      name: 'export_my_data',
    });
    return parts.map((part) => data?.[part]);
  }) satisfies Surface;

type News = { kind: string; params: Record<string, unknown> };

export const bell = (person: 'creator' | 'reader', kind: string) =>
  ((world, scene) =>
    rows<News>(world, scene[person], 'select params from public.notifications where kind = $1', [
      kind,
    ])) satisfies Surface;

/** What a waiting mail says when it is sent, a day later. */
export const mail = (kind: string, person: 'creator' | 'reader' = 'reader') =>
  (async (world, scene) =>
    (await sendMails(world, scene[person])).filter((sent) => sent.kind === kind)) satisfies Surface;

export const digest = (kind: string) =>
  (async (world, { digestReader }) => {
    const [sent] = await sendMails(world, digestReader);
    const items = (sent?.params['items'] ?? []) as News[];
    return items.filter((item) => item.kind === kind);
  }) satisfies Surface;

export async function sendMails(world: World, { id }: { id: string }) {
  await letPass(world, '1 day');
  const ids = await world.sql`select id from private.mail_outbox where user_id = ${id}`;
  const sent = await claim(world);
  return sent.filter((one) => ids.some((row) => row['id'] === one.id));
}

/** What those who follow a search hear a week later. */
export const alert = (kind: Kind) =>
  (async (world, { weeklyReader }) => {
    const [week] = await world.sql`select (now() + interval '8 days')::text as later`;
    await runJob(world, String(week?.['later']));
    return world.sql`
      select n.params from public.notifications n
      join public.saved_searches s on s.id::text = n.params ->> 'search_id' and s.kind = ${kind}
      where n.user_id = ${weeklyReader.id}`;
  }) satisfies Surface;

/** What a person got about their search of a kind, by the bell, a mail or a digest. */
export const followed = (kind: Kind, by: 'bell' | 'mail' | 'digest') =>
  (async (world, scene) => {
    const lists = {
      bell: bell('reader', 'search_matched'),
      mail: mail('search_matched'),
      digest: digest('search_matched'),
    };
    const found = await lists[by](world, scene);
    const searches = await world.sql`select id from public.saved_searches where kind = ${kind}`;
    return found.filter(({ params }) => searches.some(({ id }) => id === params['search_id']));
  }) satisfies Surface;
