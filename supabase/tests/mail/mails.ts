import { expect } from 'vitest';
import { asService } from '../support/as-service.ts';
import type { World } from '../support/world.ts';

export type Mail = {
  id: string;
  kind: string;
  to: string;
  topic: string | null;
  params: Record<string, unknown>;
  unsubscribe_token: string | null;
};
type Settings = {
  not_in_app?: string[];
  not_by_email?: string[];
  email_off?: boolean;
  digest?: string;
};
type Person = { id: string };

/** The mails that a sender gets now, as the service role. */
export async function claim(world: World, max = 100): Promise<Mail[]> {
  const [row] = await asService(
    world,
    (sql) => sql<{ mails: Mail[] }[]>`select public.claim_mails(${max}) as mails`,
  );
  return row?.mails ?? [];
}

export const report = (
  world: World,
  {
    id,
    outcome,
    response = null,
  }: { id: string; outcome: string | null; response?: string | null },
) => asService(world, (sql) => sql`select public.report_mail(${id}, ${outcome}, ${response})`);

/** Sends everything that is due, without a failure. */
export async function deliver(world: World): Promise<Mail[]> {
  const mails = await claim(world);
  for (const { id } of mails) await report(world, { id, outcome: 'sent', response: '250 OK' });
  return mails;
}

/** Moves everything that mail depends on into the past, as if that much time had passed. */
export async function letPass(world: World, time: string) {
  await world.sql`
    update private.mail_outbox set due_at = due_at - ${time}::text::interval,
      ended_at = ended_at - ${time}::text::interval`;
  await world.sql`alter table public.messages disable trigger user`;
  await world.sql`update public.messages set created_at = created_at - ${time}::text::interval`;
  await world.sql`alter table public.messages enable trigger user`;
  await world.sql`update public.conversation_reads set read_at = read_at - ${time}::text::interval`;
}

export const configure = (world: World, person: Person, settings: Settings) =>
  world.as(
    person,
    (sql) => sql`
      select public.set_notification_settings(
        ${settings.not_in_app ?? []}, ${settings.not_by_email ?? []},
        ${settings.email_off ?? false}, ${settings.digest ?? 'off'})`,
  );

/** Notifies as a function of the database does. */
export const notify = (
  world: World,
  person: Person,
  { kind = 'request_accepted', params = {}, needsAction = false } = {},
) =>
  world.sql`
    select private.notify(${person.id}, ${kind}, ${JSON.stringify(params)}::text::jsonb, ${needsAction})`;

type Row = { id: string; kind: string; status: string; attempts: number; response: string | null };

/** The mails that are queued for a user, oldest first. */
export const outbox = (world: World, { id }: Person) =>
  world.sql<Row[]>`
    select id, kind, status, attempts, response from private.mail_outbox
    where user_id = ${id} order by created_at, id`;

export const bell = async (world: World, { id }: Person) =>
  (
    await world.sql<{ kind: string }[]>`
      select kind from public.notifications where user_id = ${id} order by created_at, id`
  ).map(({ kind }) => kind);

/** A subscriber who has confirmed. */
export async function addSubscriber(world: World, email: string): Promise<string> {
  const [row] = await world.sql<{ id: string }[]>`
    insert into private.newsletter_subscribers (email, confirmed_at)
    values (${email}, now()) returning id`;
  return row?.id ?? '';
}

/** A draft. */
export async function addNewsletter(world: World, subject = 'News'): Promise<string> {
  const [row] = await world.sql<{ id: string }[]>`
    insert into private.newsletters (subject, body) values (${subject}, 'Hello') returning id`;
  return row?.id ?? '';
}

/** The seconds until a mail is due. */
export async function secondsUntilDue(world: World, id: string): Promise<number> {
  const [row] = await world.sql<{ seconds: number }[]>`
    select extract(epoch from due_at - now())::float8 as seconds
    from private.mail_outbox where id = ${id}`;
  expect(row).toBeDefined();
  return Math.round(row?.seconds ?? 0);
}

/** A user with one queued mail. */
export async function addMail(world: World) {
  const person = await world.addPerson();
  await notify(world, person);
  const [mail] = await outbox(world, person);
  return { person, id: mail?.id ?? '' };
}

/** A mail that a sender has tried so often. */
export async function addTriedMail(world: World, attempts: number) {
  const mail = await addMail(world);
  await world.sql`update private.mail_outbox set attempts = ${attempts - 1} where id = ${mail.id}`;
  expect(await claim(world)).toHaveLength(1);
  return mail;
}
