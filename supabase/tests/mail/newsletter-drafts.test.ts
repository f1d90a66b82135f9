import { describe, expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { inWorld } from '../support/world.ts';
import { addNewsletter, addSubscriber, claim, deliver, report } from './mails.ts';

type List = {
  items: { subject: string; recipients: number; waiting: number; failed: number }[];
  next_cursor: string | null;
};

describe('one of several newsletters', () => {
  it('is sent, while the others stay drafts', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await deliver(world);
      await addSubscriber(world, 'reader@example.com');
      const [one] = [await addNewsletter(world, 'One'), await addNewsletter(world, 'Two')];
      await call(world, admin, { name: 'admin_send_newsletter', id: one });
      const rows = await world.sql`
        select subject, recipients, sent_at is not null as is_sent
        from private.newsletters order by subject`;
      expect(rows).toEqual([
        { subject: 'One', recipients: 1, is_sent: true },
        { subject: 'Two', recipients: 0, is_sent: false },
      ]);
      expect(await claim(world)).toMatchObject([{ params: { subject: 'One', body: 'Hello' } }]);
    }));

  it('is deleted, while the others stay', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const [one] = [await addNewsletter(world, 'One'), await addNewsletter(world, 'Two')];
      await call(world, admin, { name: 'admin_delete_newsletter', id: one });
      expect(await world.sql`select subject from private.newsletters`).toEqual([
        { subject: 'Two' },
      ]);
    }));

  it('has its own numbers in the list, without tests', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      for (const name of ['a', 'b', 'c']) await addSubscriber(world, `${name}@example.com`);
      await world.sql`delete from private.mail_outbox`;
      const ids = [await addNewsletter(world, 'One'), await addNewsletter(world, 'Two')];
      for (const id of ids) {
        await call(world, admin, { name: 'admin_test_newsletter', id, email: 'me@example.com' });
        await call(world, admin, { name: 'admin_send_newsletter', id });
      }
      await world.sql`
        update private.mail_outbox set status = 'failed', response = '550'
        where newsletter_id = ${ids[0] ?? ''} and subscriber_id = (
          select id from private.newsletter_subscribers where email = 'a@example.com')`;
      const list = await call<List>(world, admin, { name: 'admin_list_newsletters' });
      const numbers = list?.items.map(({ subject, recipients, waiting, failed }) => [
        subject,
        ...[recipients, waiting, failed],
      ]);
      expect(numbers?.toSorted()).toEqual([
        ['One', 3, 2, 1],
        ['Two', 3, 3, 0],
      ]);
    }));

  it('is on one page of the list', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      for (const [subject, days] of [
        ['Third', 3],
        ['First', 1],
        ['Second', 2],
      ] as const) {
        const id = await addNewsletter(world, subject);
        await world.sql`
          update private.newsletters set created_at = now() - ${days} * interval '1 day'
          where id = ${id}`;
      }
      const list = (cursor: string | null) =>
        call<List>(world, admin, { name: 'admin_list_newsletters', page_size: 2, cursor });
      const first = await list(null);
      expect(first?.items.map(({ subject }) => subject)).toEqual(['First', 'Second']);
      const second = await list(first?.next_cursor ?? null);
      expect(second?.items.map(({ subject }) => subject)).toEqual(['Third']);
    }));

  it('that was tested and failed is not counted as a recipient', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await deliver(world);
      const id = await addNewsletter(world, 'One');
      await call(world, admin, { name: 'admin_test_newsletter', id, email: 'me@example.com' });
      const [mail] = await claim(world);
      await report(world, { id: mail?.id ?? '', outcome: 'failed', response: '550' });
      const list = await call<List>(world, admin, { name: 'admin_list_newsletters' });
      expect(list?.items).toMatchObject([{ recipients: 0, waiting: 0, failed: 0 }]);
    }));
});
