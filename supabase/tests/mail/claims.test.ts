import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { become, captureError, inWorld, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { claim, deliver, letPass, notify, outbox, report, secondsUntilDue } from './mails.ts';

const waits = [60, 300, 1800, 7200, 21_600, 43_200, 86_400];

/** A user with one queued mail. */
async function addMail(world: World) {
  const person = await world.addPerson();
  await notify(world, person);
  const [mail] = await outbox(world, person);
  return { person, id: mail?.id ?? '' };
}

/** A mail that a sender has tried so often. */
async function addTriedMail(world: World, attempts: number) {
  const mail = await addMail(world);
  await world.sql`update private.mail_outbox set attempts = ${attempts - 1} where id = ${mail.id}`;
  expect(await claim(world)).toHaveLength(1);
  return mail;
}

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
      expect(await claim(world)).toMatchObject([{ to: 'new@example.com' }]);
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
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${id}@example.com`}, now())`;
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
    const kept = await world.sql`select key from private.mail_outbox where user_id = ${person.id}`;
    expect(kept.map(({ key }) => String(key)).toSorted()).toEqual(
      rows.flatMap(([status, days, isKept]) => (isKept ? [status + days] : [])).toSorted(),
    );
  }));
