import { describe, expect, it } from 'vitest';
import { changeAccount } from '../src/admins/admin-actions.ts';
import { confirmNewsletter, subscribeToNewsletter } from '../src/newsletter/newsletter.ts';
import { readMailToken, unsubscribe } from '../src/notifications/mails/mail-token.ts';
import {
  notificationSettingQueries,
  saveNotificationSettings,
} from '../src/notifications/notification-settings.ts';
import { notificationTopics } from '../src/notifications/notification-topics.ts';
import { createQueryClient } from '../src/query/query-client.ts';
import { newAdmin, newcomer, openBrowser, sql, type Person } from './backend.ts';
import { UNKNOWN_ID } from './world.ts';

const DEFAULTS = { not_in_app: [], not_by_email: [], email_off: false, digest: 'off' as const };
const topics = Object.keys(notificationTopics);

const readSettings = ({ client, id }: Person) =>
  createQueryClient().fetchQuery(notificationSettingQueries(client).mine(id));

async function createToken(subject: string, topic: string) {
  const [row] = await sql<{ token: string }[]>`
    select private.mail_token(${subject}, ${topic}) as token`;
  return row?.token ?? '';
}

describe('the notification settings', () => {
  it('are on for a new user', async () => {
    expect(await readSettings(await newcomer('Mia'))).toEqual(DEFAULTS);
  });

  it('are saved for their owner only', async () => {
    const [mia, zoe] = [await newcomer('Mia'), await newcomer('Zoe')];
    const settings = {
      not_in_app: ['reviews'],
      not_by_email: ['messages', 'account'],
      email_off: true,
      digest: 'weekly' as const,
    };

    await saveNotificationSettings(mia.client, settings);

    expect(await readSettings(mia)).toEqual(settings);
    expect(await readSettings(zoe)).toEqual(DEFAULTS);
  });

  it('know every topic, and no other', async () => {
    const { client, id, email } = await newcomer('Mia');
    const all = { ...DEFAULTS, not_in_app: topics, not_by_email: topics };

    await saveNotificationSettings(client, all);

    expect(await readSettings({ client, id, email })).toEqual(all);
    await expect(
      saveNotificationSettings(client, { ...DEFAULTS, not_in_app: ['weather'] }),
    ).rejects.toMatchObject({ kind: 'invalid', sentence: expect.any(String) as string });
  });

  it('can be changed by a suspended user', async () => {
    const [mia, admin] = [await newcomer('Mia'), await newAdmin('Imani Cole')];
    const reason = 'We looked at it';
    await changeAccount(admin.client, { action: 'suspend', userId: mia.id, reason });

    await saveNotificationSettings(mia.client, { ...DEFAULTS, email_off: true });

    expect(await readSettings(mia)).toEqual({ ...DEFAULTS, email_off: true });
  });

  it('are closed to visitors', async () => {
    await expect(saveNotificationSettings(openBrowser(), DEFAULTS)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});

describe('a link to unsubscribe', () => {
  it.each(topics)('turns off emails about %s without a sign-in, again and again', async (topic) => {
    const mia = await newcomer('Mia');
    const token = await createToken(mia.id, topic);
    expect(readMailToken(token)).toEqual({ topic });

    expect(await unsubscribe(openBrowser(), token)).toBe(topic);
    expect(await unsubscribe(openBrowser(), token)).toBe(topic);

    expect(await readSettings(mia)).toEqual({ ...DEFAULTS, not_by_email: [topic] });
  });

  it('of a digest leaves only emails about requests that need an answer', async () => {
    const mia = await newcomer('Mia');
    await saveNotificationSettings(mia.client, { ...DEFAULTS, digest: 'daily' });

    expect(await unsubscribe(openBrowser(), await createToken(mia.id, 'digest'))).toBe('digest');

    const settings = await readSettings(mia);
    expect(settings?.digest).toBe('off');
    expect(topics.filter((topic) => !settings?.not_by_email.includes(topic))).toEqual(['requests']);
  });

  it.each([
    ['of another user', (token: string, id: string) => token.replace(id, UNKNOWN_ID)],
    ['for another topic', (token: string) => token.replace('messages', 'account')],
    ['that was cut off', (token: string) => token.slice(0, -1)],
  ])('with a token %s is rejected', async (_name, change) => {
    const mia = await newcomer('Mia');
    const token = change(await createToken(mia.id, 'messages'), mia.id);

    await expect(unsubscribe(openBrowser(), token)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await readSettings(mia)).toEqual(DEFAULTS);
  });
});

describe('the newsletter', () => {
  async function join() {
    const email = `${crypto.randomUUID()}@example.com`;
    await subscribeToNewsletter(openBrowser(), email);
    const [row] = await sql<{ id: string }[]>`
      select id from private.newsletter_subscribers where email = ${email}`;
    return row?.id ?? '';
  }
  const listRows = (id: string) => sql<{ is_confirmed: boolean }[]>`
    select confirmed_at is not null as is_confirmed
    from private.newsletter_subscribers where id = ${id}`;

  it('is confirmed by the link, again and again, and ended by another', async () => {
    const id = await join();
    expect(await listRows(id)).toEqual([{ is_confirmed: false }]);
    const token = await createToken(id, 'confirm');
    expect(readMailToken(token)).toEqual({ topic: 'confirm' });

    await confirmNewsletter(openBrowser(), token);
    await confirmNewsletter(openBrowser(), token);
    expect(await listRows(id)).toEqual([{ is_confirmed: true }]);

    const ending = await createToken(id, 'newsletter');
    expect(await unsubscribe(openBrowser(), ending)).toBe('newsletter');
    expect(await unsubscribe(openBrowser(), ending)).toBe('newsletter');
    expect(await listRows(id)).toEqual([]);
  });

  it.each(['newsletter', 'messages'])('is not confirmed by a token for %s', async (topic) => {
    const id = await join();
    const token = await createToken(id, topic);

    await expect(confirmNewsletter(openBrowser(), token)).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(await listRows(id)).toEqual([{ is_confirmed: false }]);
  });

  it('is not confirmed by a link that has expired', async () => {
    const id = await join();
    const token = await createToken(id, 'confirm');
    await sql`delete from private.newsletter_subscribers where id = ${id}`;

    await expect(confirmNewsletter(openBrowser(), token)).rejects.toMatchObject({
      kind: 'invalid',
      sentence: expect.stringContaining('expired') as string,
    });
  });
});
