import fc from 'fast-check';
import { call } from '../../../admin/admins.ts';
import { addFile, send, withoutTriggers } from '../../../attachments/files.ts';
import { move } from '../../../attachments/steps.ts';
import type { World } from '../../../support/world.ts';
import { NothingToDo, pick } from './scene.ts';
import type { Scene, Side } from './scene.ts';

type PersonAct = 'suspend' | 'restore' | 'close the account' | 'send a file' | 'remove a file';
/** What happens to the account of a side, to its files, and to everything that is not moved while time only looks ahead. */
export type PeopleAct =
  | { by: Side; does: PersonAct }
  | { by: 'creator'; does: 'deliver a file' | 'stay as a client' | 'delete the hidden service' }
  | { by: 'time'; does: 'go on'; days: number };

const names = [
  ...['suspend', 'restore', 'close the account', 'send a file', 'remove a file'],
  ...['deliver a file', 'stay as a client', 'delete the hidden service', 'go on'],
];
export const isAboutPeople = (act: { does: string }): act is PeopleAct => names.includes(act.does);

const side = fc.constantFrom<Side>('client', 'creator');

export const peopleActs: fc.Arbitrary<PeopleAct> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      by: side,
      does: fc.constantFrom<PersonAct>(
        ...(['suspend', 'restore', 'restore', 'send a file', 'send a file'] as const),
        'remove a file',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constant('creator' as const),
      does: fc.constantFrom(...(['deliver a file', 'deliver a file', 'stay as a client'] as const)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constant('time' as const),
      does: fc.constant('go on' as const),
      days: fc.constantFrom(1, 4, 15, 31),
    }),
  },
);
/** Nothing but what the other side does comes after it. */
export const leaving = fc.record({ by: side, does: fc.constant('close the account' as const) });

/** Everything that both sides, cases and admins wrote is so many days older; what was earned stays in this month. */
async function age(world: World, days: number) {
  await withoutTriggers(world, async () => {
    const tables = await world.sql<{ update: string }[]>`
      select format('update %I.%I set %s', c.table_schema, c.table_name,
        string_agg(format('%1$I = %1$I - interval ''%2$s days''', c.column_name, ${days}::integer), ', ')) as update
      from information_schema.columns c
      where c.data_type = 'timestamp with time zone' and c.is_updatable = 'YES' and c.table_name in (
        'hire_requests', 'hire_request_events', 'offers', 'milestones', 'agreements', 'invoices', 'refunds', 'cases',
        'case_steps', 'suspensions', 'ended_suspensions', 'mail_outbox')
      group by c.table_schema, c.table_name`;
    for (const { update } of tables) await world.sql.unsafe(update);
  });
}

/** Mail is sent meanwhile. */
export const deliverMail = ({ sql }: World) => sql`
  update private.mail_outbox set status = 'sent', ended_at = now() where status = 'pending'`;

/** The job does the next thing until there is none. */
async function followDeadlines(world: World, id: string) {
  let isDone = true;
  while (isDone) {
    const [row] = await world.sql<{ done: boolean }[]>`
      select private.follow_deadline(${id}, now()) as done`;
    isDone = row?.done === true;
  }
}

export async function performOnPeople(
  world: World,
  scene: Scene,
  act: PeopleAct,
): Promise<unknown> {
  if (act.does === 'go on') {
    await deliverMail(world);
    await age(world, act.days);
    return followDeadlines(world, scene.id);
  }
  const person = scene[act.by];
  const other = scene[act.by === 'client' ? 'creator' : 'client'];
  switch (act.does) {
    case 'suspend':
    case 'restore': {
      const name = `admin_${act.does}`;
      const isDone = await call(world, scene.first, {
        ...{ name, user_id: person.id, reason: 'It was spam' },
      });
      if (isDone !== true) throw new NothingToDo();
      return;
    }
    case 'close the account':
      return world.sql`delete from auth.users where id = ${person.id}`;
    case 'stay as a client':
      return world.as(
        person,
        (sql) => sql`update public.users set is_dev = false where id = ${person.id}`,
      );
    case 'delete the hidden service':
      await world.hide('service', scene.service);
      return world.as(
        person,
        (sql) => sql`delete from public.services where id = ${scene.service}`,
      );
    case 'send a file':
      return send(world, person, other, { files: [{ id: await addFile(world, person) }] });
    case 'deliver a file':
      return move(world, person, scene, { files: [{ id: await addFile(world, person) }] });
    case 'remove a file': {
      const files = await world.sql<{ id: string }[]>`
        select id from public.attachments where owner_id = ${person.id} and message_id is not null`;
      const { id } = pick(files, 0);
      return world.as(person, (sql) => sql`select public.remove_attachment(${id})`);
    }
  }
}
