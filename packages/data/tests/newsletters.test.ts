import { beforeAll, describe, expect, it } from 'vitest';
import { adminQueries } from '../src/admins/admin-queries.ts';
import { listAllAuditEntries } from '../src/admins/audit-log.ts';
import {
  deleteNewsletter,
  findNewsletter,
  listNewsletters,
  saveNewsletter,
  sendNewsletter,
  sendTestNewsletter,
} from '../src/admins/mail/newsletters.ts';
import { resendMail } from '../src/admins/mail/undelivered-mails.ts';
import { createQueryClient } from '../src/query/query-client.ts';
import { newAdmin, newcomer, sql, type Person } from './backend.ts';

let admin: Person;

beforeAll(async () => {
  admin = await newAdmin('Imani Cole');
  await sql`
    insert into private.newsletter_subscribers (email, confirmed_at)
    values (${`${crypto.randomUUID()}@example.com`}, now()), (${`${crypto.randomUUID()}@example.com`}, null)`;
});

const find = async (id: string) => (await findNewsletter(admin.client, { id })).newsletter;

async function newDraft() {
  const id = crypto.randomUUID();
  await saveNewsletter(admin.client, { id, subject: `News ${id}`, body: '# Hello' });
  return id;
}

describe('an admin', () => {
  it('writes, changes and deletes a draft', async () => {
    const id = await newDraft();
    expect(await find(id)).toMatchObject({ subject: `News ${id}`, sent_at: null, recipients: 0 });
    await saveNewsletter(admin.client, { id, subject: 'Other news', body: '# Hello' });
    expect(await find(id)).toMatchObject({ subject: 'Other news' });
    await deleteNewsletter(admin.client, id);
    expect(await find(id)).toBeNull();
    await expect(deleteNewsletter(admin.client, id)).rejects.toMatchObject({
      kind: 'not-found',
      sentence: 'This newsletter no longer exists',
    });
  });

  it('sends a newsletter to every confirmed subscriber, once', async () => {
    const id = await newDraft();
    await sendTestNewsletter(admin.client, { id, email: 'lena@example.com' });
    const { subscribers } = await listNewsletters(admin.client, { cursor: null });
    expect(await sendNewsletter(admin.client, id)).toBe(subscribers);

    const sent = await find(id);
    expect(sent).toMatchObject({ recipients: subscribers });
    expect(sent?.sent_at).not.toBeNull();
    for (const act of [sendNewsletter, deleteNewsletter]) {
      await expect(act(admin.client, id)).rejects.toMatchObject({
        kind: 'conflict',
        sentence: 'This newsletter was already sent',
      });
    }
    const log = { q: id, action: 'send_newsletter', since: '', until: '' };
    expect(await listAllAuditEntries(admin.client, log)).toMatchObject([
      { target_kind: 'newsletter', target_id: id, target_title: `News ${id}` },
    ]);
  });

  it('reads pages of newsletters', async () => {
    await newDraft();
    await newDraft();
    const first = await listNewsletters(admin.client, { cursor: null, pageSize: 1 });
    const second = await listNewsletters(admin.client, { cursor: first.next, pageSize: 1 });
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
    expect(first.total).toBeGreaterThan(1);
  });

  it('sends a mail that failed for good again', async () => {
    const key = crypto.randomUUID();
    const to = `${key}@example.com`;
    await sql`
      insert into private.mail_outbox (key, kind, email, newsletter_id, status, attempts, response, ended_at)
      values (${key}, 'newsletter', ${to}, ${await newDraft()}, 'failed', 8, '550 No such user', now())`;
    const list = async () => {
      const queryClient = createQueryClient({ logError: () => undefined });
      const search = { status: 'failed', cursor: null };
      const page = await queryClient.fetchQuery(
        adminQueries(admin.client).undeliveredMails(search),
      );
      return page.items.filter((mail) => mail.to === to);
    };
    const [mail, ...others] = await list();
    expect(mail).toMatchObject({ kind: 'newsletter', attempts: 8, response: '550 No such user' });
    expect(others).toEqual([]);
    await resendMail(admin.client, mail?.id ?? '');
    expect(await list()).toEqual([]);
    await expect(resendMail(admin.client, mail?.id ?? '')).rejects.toMatchObject({
      kind: 'not-found',
      sentence: 'This mail is no longer in the list',
    });
  });
});

it('denies everything to users who are not admins', async () => {
  const { client } = await newcomer('Noah Bennett');
  const id = await newDraft();
  const queries = adminQueries(client);
  const own = createQueryClient({ logError: () => undefined });
  const attempts = [
    () => listNewsletters(client, { cursor: null }),
    () => own.fetchQuery(queries.undeliveredMails({ status: 'failed', cursor: null })),
    () => saveNewsletter(client, { id, subject: 'Mine', body: 'Mine' }),
    () => deleteNewsletter(client, id),
    () => sendTestNewsletter(client, { id, email: 'me@example.com' }),
    () => sendNewsletter(client, id),
    () => resendMail(client, id),
  ];
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' });
});
