import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tooling/testing/rounds.ts';
import { addAdmin, audit, call } from '../admin/admins.ts';
import { captureError, inWorld, signedInAgo } from '../support/world.ts';
import { addNewsletter, addSubscriber, claim, deliver, notify } from './mails.ts';

describe('a newsletter', () => {
  const readers = rounds(150, 1000);
  it(`is queued once for each of ${readers} confirmed subscribers`, () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await deliver(world);
      await world.sql`
        insert into private.newsletter_subscribers (email, confirmed_at)
        select 'reader' || n || '@example.com', case when n <= ${readers}::int then now() end
        from generate_series(1, ${readers + 10}::int) n`;
      await world.sql`delete from private.mail_outbox`;
      const id = await addNewsletter(world, 'What is new');

      expect(await call(world, admin, { name: 'admin_send_newsletter', id })).toBe(readers);

      const recipients = new Set<string>();
      for (;;) {
        const mails = await deliver(world);
        if (mails.length === 0) break;
        for (const { to, params, topic, unsubscribe_token } of mails) {
          expect(recipients.has(to)).toBe(false);
          recipients.add(to);
          expect(params).toEqual({ subject: 'What is new', body: 'Hello' });
          expect(topic).toBe('newsletter');
          expect(unsubscribe_token).toMatch(/^[0-9a-f-]{36}\.newsletter\.[0-9a-f]{64}$/);
        }
      }
      expect(recipients.size).toBe(readers);
      expect(recipients.has(`reader${readers + 1}@example.com`)).toBe(false);
      const list = await call(world, admin, { name: 'admin_list_newsletters' });
      expect(list).toMatchObject({
        total: 1,
        subscribers: readers,
        items: [{ id, subject: 'What is new', recipients: readers, waiting: 0, failed: 0 }],
      });
    }));

  it('waits for all other mail', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await deliver(world);
      await addSubscriber(world, 'reader@example.com');
      const id = await addNewsletter(world);
      await call(world, admin, { name: 'admin_send_newsletter', id });
      await world.sql`update private.mail_outbox set due_at = now() - interval '1 hour'`;
      await notify(world, await world.addPerson());
      expect((await claim(world, 1)).map(({ kind }) => kind)).toEqual(['request_accepted']);
      expect((await claim(world, 1)).map(({ kind }) => kind)).toEqual(['newsletter']);
    }));

  it('is in the audit log, and can be neither sent, changed, tested nor deleted again', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await addSubscriber(world, 'reader@example.com');
      const id = await addNewsletter(world, 'News');
      await call(world, admin, { name: 'admin_send_newsletter', id });
      expect((await audit(world)).at(-1)).toEqual({
        actor_id: admin.id,
        action: 'send_newsletter',
        target_kind: 'newsletter',
        target_id: id,
        target_title: 'News',
        reason: 'Sent to 1 subscribers',
      });
      const attempts: [string, Record<string, string>][] = [
        ['admin_send_newsletter', {}],
        ['admin_save_newsletter', { subject: 'Other', body: 'Other' }],
        ['admin_test_newsletter', { email: 'a@example.com' }],
        ['admin_delete_newsletter', {}],
      ];
      for (const [name, args] of attempts) {
        expect(await captureError(call(world, admin, { name, id, ...args }))).toEqual({
          code: 'PT409',
          message: 'This newsletter was already sent',
        });
      }
      const rows = await world.sql`select subject from private.newsletters`;
      expect(rows).toMatchObject([{ subject: 'News' }]);
    }));

  it('needs a subscriber and a recent sign-in', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const id = await addNewsletter(world);
      const send = { name: 'admin_send_newsletter', id };
      expect(await captureError(call(world, admin, send))).toEqual({
        code: 'PT409',
        message: 'Nobody has confirmed a subscription yet',
      });
      await addSubscriber(world, 'reader@example.com');
      const old = { ...admin, amr: signedInAgo(16) };
      expect((await captureError(call(world, old, send))).message).toMatch(/sign_in_too_old/);
      expect(await world.sql`select sent_at from private.newsletters`).toEqual([{ sent_at: null }]);
    }));

  it('is saved, changed, tested and deleted as a draft', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await deliver(world);
      const id = randomUUID();
      const drafts = () => world.sql`select subject, body from private.newsletters`;
      const save = (subject: string, body: string) =>
        call(world, admin, { name: 'admin_save_newsletter', id, subject, body });
      await save('One', 'First');
      await save('x'.repeat(100), 'x'.repeat(20_000));
      await save('Two', 'Second');
      expect(await drafts()).toEqual([{ subject: 'Two', body: 'Second' }]);

      await call(world, admin, { name: 'admin_test_newsletter', id, email: 'me@example.com' });
      expect(await claim(world)).toMatchObject([
        {
          kind: 'newsletter',
          to: 'me@example.com',
          params: { subject: 'Two', body: 'Second' },
          unsubscribe_token: null,
        },
      ]);

      await call(world, admin, { name: 'admin_delete_newsletter', id });
      expect(await drafts()).toEqual([]);
      expect(
        await captureError(call(world, admin, { name: 'admin_delete_newsletter', id })),
      ).toEqual({ code: 'PT404', message: 'This newsletter no longer exists' });
    }));

  it.each([
    ['', 'Text', 'Write a subject of at most 100 characters, on one line'],
    ['x'.repeat(101), 'Text', 'Write a subject of at most 100 characters, on one line'],
    ['Two\nlines', 'Text', 'Write a subject of at most 100 characters, on one line'],
    ['Subject', '\u200b', 'Write a text of at most 20000 characters'],
    ['Subject', 'x'.repeat(20_001), 'Write a text of at most 20000 characters'],
  ])('with the subject %j and the text %j is rejected', (subject, body, message) =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const attempt = call(world, admin, {
        name: 'admin_save_newsletter',
        ...{ id: randomUUID(), subject, body },
      });
      expect(await captureError(attempt)).toEqual({ code: 'PT400', message });
    }),
  );

  it('is not tested with something that is no address', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const id = await addNewsletter(world);
      const attempt = call(world, admin, { name: 'admin_test_newsletter', id, email: 'me' });
      expect(await captureError(attempt)).toEqual({
        code: 'PT400',
        message: 'Enter a valid email address',
      });
    }));

  it.each([
    ['admin_list_newsletters', {}],
    ['admin_save_newsletter', { subject: 'a', body: 'b' }],
    ['admin_delete_newsletter', {}],
    ['admin_test_newsletter', { email: 'a@example.com' }],
    ['admin_send_newsletter', {}],
  ])('is closed to everyone but admins: %s', (name, args) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const id = await addNewsletter(world);
      await addSubscriber(world, 'reader@example.com');
      const given = name === 'admin_list_newsletters' ? args : { id, ...args };
      for (const caller of [person, 'visitor'] as const) {
        const { code } = await captureError(call(world, caller, { name, ...given }));
        expect(code).toBe(caller === 'visitor' ? '42501' : 'PT403');
      }
    }),
  );
});
