import { randomUUID } from 'node:crypto';
import { message, type addRequest } from '../support/hiring.ts';
import { scope } from '../support/offers.ts';
import type { World } from '../support/world.ts';
import type { ToSend } from './files.ts';

export type Request = Awaited<ReturnType<typeof addRequest>>;
type Step = { files?: ToSend[]; key?: string; action?: string; note?: string; links?: unknown };

export const create = (
  world: World,
  { client, creator }: Request,
  { files = [], key = randomUUID() }: Step,
) =>
  world.as(
    client,
    (sql) => sql<{ id: string }[]>`
      select (public.create_hire_request(
        creator_id => ${creator.id}, title => 'A map', message => ${message}, request_key => ${key},
        attachments => ${sql.json(files)})).id`,
  );
export const offer = (
  world: World,
  { creator, id }: Request,
  { files = [], key = randomUUID() }: Step,
) =>
  world.as(
    creator,
    (sql) => sql`
      select public.make_offer(
        id => ${id}, title => 'A map', scope => ${scope}, price => 300, days => 5, offer_key => ${key},
        attachments => ${sql.json(files)})`,
  );
export const move = (
  world: World,
  person: { id: string },
  { id }: Request,
  { files = [], links = [], action = 'deliver', note = 'Here it is' }: Step,
) =>
  world.as(
    person,
    (sql) => sql`
      select public.act_on_hire_request(
        id => ${id}, action => ${action}, note => ${note}, links => ${JSON.stringify(links)}::text::jsonb,
        attachments => ${sql.json(files)})`,
  );
