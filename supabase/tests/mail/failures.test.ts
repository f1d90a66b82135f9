import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { captureError, inWorld } from '../support/world.ts';
import {
  addMail,
  addSubscriber,
  addTriedMail,
  claim,
  deliver,
  outbox,
  report,
  secondsUntilDue,
} from './mails.ts';

const waits = [60, 300, 1800, 7200, 21_600, 43_200, 86_400];

describe('a mail', () => {
  it.each(waits.map((seconds, index) => [index + 1, seconds] as const))(
    'that failed for the time being at attempt %i is due again in %i s',
    (attempt, seconds) =>
      inWorld(async (world) => {
        const { person, id } = await addTriedMail(world, attempt);
        await report(world, { id, outcome: 'retry', response: '451 Try later' });
        expect(await secondsUntilDue(world, id)).toBe(seconds);
        expect(await outbox(world, person)).toMatchObject([
          { status: 'pending', attempts: attempt, response: '451 Try later' },
        ]);
      }),
  );

  it.each([
    ['at its eighth attempt', 8, 'retry'],
    ['for good', 1, 'failed'],
  ])(
    'that failed %s is in the list of the admins, who can send it again',
    (_name, attempts, outcome) =>
      inWorld(async (world) => {
        const admin = await addAdmin(world);
        await deliver(world);
        const { person, id } = await addTriedMail(world, attempts);
        const response = `550 ${'x'.repeat(600)}`;
        await report(world, { id, outcome, response });
        expect(await outbox(world, person)).toMatchObject([{ status: 'failed' }]);

        const list = await call<{ items: object[]; total: number }>(world, admin, {
          name: 'admin_list_mails',
        });
        expect(list).toMatchObject({
          total: 1,
          items: [
            {
              id,
              kind: 'request_accepted',
              to: person.email,
              attempts,
              response: response.slice(0, 500),
            },
          ],
        });

        await call(world, admin, { name: 'admin_retry_mail', mail_id: id });
        expect(await outbox(world, person)).toMatchObject([
          { status: 'pending', attempts: 0, response: null },
        ]);
        expect((await claim(world)).map((mail) => mail.id)).toEqual([id]);
      }),
  );

  it.each([
    ['retry', 'retrying', 1],
    ['retry', 'failed', 0],
    ['failed', 'retrying', 0],
    ['sent', 'failed', 0],
    ['sent', 'retrying', 0],
  ])('with the outcome %s is in the list of %s mails: %i', (outcome, status, total) =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await deliver(world);
      const { id } = await addTriedMail(world, 1);
      await report(world, { id, outcome, response: 'An answer' });
      const list = await call(world, admin, { name: 'admin_list_mails', status });
      expect(list).toMatchObject({ total });
    }),
  );

  it.each([null, 'done'])('cannot be reported with the outcome %j', (outcome) =>
    inWorld(async (world) => {
      const { id } = await addTriedMail(world, 1);
      expect(await captureError(report(world, { id, outcome }))).toEqual({
        code: 'PT400',
        message: 'Report one of these outcomes: sent, retry, failed',
      });
    }),
  );
});

it.each([
  ['admin_list_mails', { status: 'failed' }],
  ['admin_retry_mail', { mail_id: randomUUID() }],
])('lets only admins call %s', (name, args) =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    for (const caller of [person, 'visitor'] as const) {
      const { code } = await captureError(call(world, caller, { name, ...args }));
      expect(code).toBe(caller === 'visitor' ? '42501' : 'PT403');
    }
  }),
);

it.each(['pending', 'sent'])('does not let admins send a %s mail again', (status) =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    const { id } = await addMail(world);
    await world.sql`
      update private.mail_outbox set status = ${status},
        response = ${status === 'sent' ? '250 OK' : null} where id = ${id}`;
    const attempt = call(world, admin, { name: 'admin_retry_mail', mail_id: id });
    expect(await captureError(attempt)).toEqual({
      code: 'PT404',
      message: 'This mail is no longer in the list',
    });
  }),
);

describe('the list of failed mails', () => {
  type List = { items: { id: string; to: string | null }[]; next_cursor: string | null };

  it('names the recipient of each, in pages, latest first', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const person = await world.addPerson();
      const [one, two] = [
        await addSubscriber(world, 'one@example.com'),
        await addSubscriber(world, 'two@example.com'),
      ];
      await world.sql`delete from private.mail_outbox`;
      await world.sql`
        insert into private.mail_outbox (key, kind, user_id, subscriber_id, email, status, response, created_at)
        values ('a', 'digest', ${person.id}, null, null, 'failed', '550', now() - interval '1 minute'),
          ('b', 'newsletter', null, ${one}, null, 'failed', '550', now() - interval '2 minutes'),
          ('c', 'newsletter', null, ${two}, null, 'failed', '550', now() - interval '3 minutes'),
          ('d', 'newsletter', null, null, 'test@example.com', 'failed', '550', now() - interval '4 minutes')`;
      const list = (cursor: string | null) =>
        call<List>(world, admin, { name: 'admin_list_mails', page_size: 3, cursor });
      const first = await list(null);
      expect(first?.items.map(({ to }) => to)).toEqual([
        person.email,
        'one@example.com',
        'two@example.com',
      ]);
      const second = await list(first?.next_cursor ?? null);
      expect(second).toMatchObject({ items: [{ to: 'test@example.com' }], next_cursor: null });
    }));

  it('of those that are tried again leaves out what was never tried', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await addMail(world);
      const list = await call(world, admin, { name: 'admin_list_mails', status: 'retrying' });
      expect(list).toMatchObject({ total: 0 });
    }));

  it('sends one again and not the others', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await deliver(world);
      const [one, two] = [await addTriedMail(world, 1), await addTriedMail(world, 1)];
      for (const { id } of [one, two])
        await report(world, { id, outcome: 'failed', response: '550 No' });
      await call(world, admin, { name: 'admin_retry_mail', mail_id: one.id });
      expect(await outbox(world, two.person)).toMatchObject([{ status: 'failed' }]);
      expect((await claim(world)).map(({ id }) => id)).toEqual([one.id]);
    }));
});

it.each([
  ['no email address', `'none', null, null`],
  ['nobody to go to', 'null, null, null'],
  ['two recipients', `'a@example.com', (select id from public.users limit 1), null`],
])('cannot be queued with %s', (_name, columns) =>
  inWorld(async (world) => {
    await world.addPerson();
    const attempt = world.sql.savepoint((tx) =>
      tx.unsafe(`
        insert into private.mail_outbox (key, kind, email, user_id, subscriber_id)
        values ('one', 'newsletter', ${columns})`),
    );
    expect((await captureError(attempt)).code).toBe('23514');
  }),
);
