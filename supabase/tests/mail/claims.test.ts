import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { addAdmin } from '../admin/admins.ts';
import { addAccounts } from '../support/rows.ts';
import { become, captureError, inWorld, sql } from '../support/world.ts';
import {
  addMail,
  addTriedMail,
  claim,
  deliver,
  letPass,
  notify,
  outbox,
  report,
  secondsUntilDue,
} from './mails.ts';

describe('a claimed mail', () => {
  it('is not given to another sender for 5 minutes, then again with the same id', () =>
    inWorld(async (world) => {
      const { id } = await addMail(world);
      expect((await claim(world)).map((mail) => mail.id)).toEqual([id]);
      expect(await claim(world)).toEqual([]);
      expect(await secondsUntilDue(world, id)).toBe(300);

      await letPass(world, '299 s');
      expect(await claim(world)).toEqual([]);
      await letPass(world, '1 s');
      expect((await claim(world)).map((mail) => mail.id)).toEqual([id]);
    }));

  it('is not given to anyone again once it was sent', () =>
    inWorld(async (world) => {
      const { person } = await addMail(world);
      expect(await deliver(world)).toHaveLength(1);
      await letPass(world, '3 days');
      expect(await claim(world)).toEqual([]);
      expect(await outbox(world, person)).toMatchObject([
        { status: 'sent', attempts: 1, response: '250 OK' },
      ]);
    }));

  it('that was sent stays sent, whatever a late sender reports', () =>
    inWorld(async (world) => {
      const { person, id } = await addTriedMail(world, 1);
      await report(world, { id, outcome: 'sent', response: '250 OK' });
      await report(world, { id, outcome: 'failed', response: '550 No' });
      expect(await outbox(world, person)).toMatchObject([{ status: 'sent', response: '250 OK' }]);
    }));
});

describe('a batch', () => {
  it.each([
    [2, 2],
    [0, 1],
    [1000, 100],
  ])('of %i has %i mails, those that are due first', (max, size) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql`
        insert into private.mail_outbox (key, kind, user_id, due_at)
        select 'key ' || n, 'request_accepted', ${person.id}, now() - n * interval '1 minute'
        from generate_series(1, 105) n`;
      const ids = (await claim(world, max)).map(({ id }) => id);
      const rows = await world.sql<{ id: string }[]>`
        select id from private.mail_outbox order by key = 'key 105' desc, created_at limit 1`;
      expect(ids).toHaveLength(size);
      expect(ids[0]).toBe(rows[0]?.id);
    }),
  );

  it('is full although mails before it are no longer wanted', () =>
    inWorld(async (world) => {
      const [off, on] = [await world.addPerson(), await world.addPerson()];
      for (let round = 0; round < 3; round += 1) await notify(world, off);
      await notify(world, on);
      await world.sql`update private.mail_outbox set due_at = now() - interval '1 hour' where user_id = ${off.id}`;
      await world.sql`insert into private.notification_settings (user_id, email_off) values (${off.id}, true)`;
      expect((await claim(world, 1)).map(({ to }) => to)).toEqual([on.email]);
    }));

  it('leaves out addresses that were never confirmed', () =>
    inWorld(async (world) => {
      const { person } = await addMail(world);
      await world.sql`update auth.users set email_confirmed_at = null where id = ${person.id}`;
      expect(await claim(world)).toEqual([]);
      expect(await outbox(world, person)).toMatchObject([{ status: 'skipped' }]);
    }));

  it('goes to the address that the account has now', () =>
    inWorld(async (world) => {
      const { person } = await addMail(world);
      await world.sql`update auth.users set email = 'new@example.com' where id = ${person.id}`;
      const [mail] = (await claim(world)).filter(({ kind }) => kind !== 'email_changed');
      expect(mail?.to).toBe('new@example.com');
    }));

  it('has nothing for a deleted account', () =>
    inWorld(async (world) => {
      const { person } = await addMail(world);
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect(await claim(world)).toEqual([]);
    }));

  it('has each cause once', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      for (let round = 0; round < 2; round += 1) {
        await world.sql`select private.queue_mail('the cause', 'request_accepted', user_id => ${person.id})`;
      }
      expect(await claim(world)).toHaveLength(1);
    }));
});

it('gives a second sender other mails, without waiting for the first', async () => {
  const id = randomUUID();
  await addAccounts(sql, [id]);
  await sql`
    insert into private.mail_outbox (key, kind, user_id, due_at)
    select ${id} || n, 'request_accepted', ${id}, now() - interval '1 year'
    from generate_series(1, 60) n`;
  const claimTen = async (tx: TransactionSql) => {
    await tx`set local lock_timeout = '10s'`;
    const [row] = await tx<{ mails: { id: string }[] }[]>`select public.claim_mails(10) as mails`;
    return row?.mails.map((mail) => mail.id) ?? [];
  };
  try {
    // Both are uncommitted at the same time.
    const claimed = await sql.begin(async (first) => {
      const mine = await claimTen(first);
      return [...mine, ...(await sql.begin(claimTen))];
    });
    expect(claimed.length).toBeGreaterThan(10);
    expect(new Set(claimed).size).toBe(claimed.length);
  } finally {
    await sql`delete from auth.users where id = ${id}`;
  }
});

it.each(['claim_mails(20)', "report_mail(gen_random_uuid(), 'sent')"])(
  'lets only the service role call %s',
  (text) =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      for (const caller of [admin, 'visitor'] as const) {
        const attempt = world.sql.savepoint(async (tx) => {
          await become(tx, caller);
          await tx.unsafe(`select public.${text}`);
        });
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }),
);

it('keeps sent mails for 30 days and failed ones for 90', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const rows: [string, number, boolean][] = [
      ['sent', 29, true],
      ['sent', 31, false],
      ['skipped', 31, false],
      ['failed', 89, true],
      ['failed', 91, false],
      ['pending', 0, true],
    ];
    for (const [status, days] of rows) {
      await world.sql`
        insert into private.mail_outbox (key, kind, user_id, status, ended_at)
        values (${status + days}, 'request_accepted', ${person.id}, ${status},
          ${status === 'pending' ? null : world.sql`now() - ${days} * interval '1 day'`})`;
    }
    await world.sql`select private.prune()`;
    const rest = await world.sql`select key from private.mail_outbox where user_id = ${person.id}`;
    expect(rest.map(({ key }) => String(key)).toSorted()).toEqual(
      rows.flatMap(([status, days, stays]) => (stays ? [status + days] : [])).toSorted(),
    );
  }));
