import { describe, expect, it } from 'vitest';
import { refund, settle, withdrawPayment } from '../settling/settling.ts';
import { readPanel } from '../support/offers.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addScene } from './cases.ts';
import type { CaseScene } from './cases.ts';

const inWorld = shareWorldWithoutRequests();

type Read = { cases: { steps: { is_paid: boolean | null }[] }[] };

/** What each side reads of the answer when the case was opened. */
async function readAnswers(world: World, scene: Pick<CaseScene, 'id' | 'client' | 'creator'>) {
  const answers = [];
  for (const person of [scene.client, scene.creator]) {
    const { cases } = (await readPanel(world, person, scene.id)) as unknown as Read;
    answers.push(cases[0]?.steps[0]?.is_paid);
  }
  return answers;
}

/** Completed work for 100 dollars about whose payment no one said a word. */
async function addUnsaid(world: World) {
  const scene = await addScene(world, 'approved');
  const [bill] = await world.sql<{ id: string }[]>`
    select id from public.invoices where hire_request_id = ${scene.id}`;
  const invoice = bill?.id ?? '';
  const openPaid = (is_paid: boolean) =>
    world.as(
      scene.client,
      (sql) => sql<{ id: string }[]>`
        select public.open_case(${scene.id}, 'Half of the pages show an error.', 'all', is_paid => ${is_paid},
          case_key => gen_random_uuid()) as id`,
    );
  return {
    ...scene,
    openPaid: async (isPaid: boolean) => (await openPaid(isPaid))[0]?.id ?? '',
    pay: () => world.as(scene.client, (sql) => settle(sql, invoice, 'paid')),
    withdraw: () => world.as(scene.client, (sql) => withdrawPayment(sql, invoice)),
    credit: (cents: number) => world.as(scene.creator, (sql) => refund(sql, invoice, { cents })),
    list: () => world.sql`
      select amount_cents::integer as cents, status, is_credit from public.refunds
      where hire_request_id = ${scene.id}`,
    readAnswers: () => readAnswers(world, scene),
    isPaid: async () =>
      (await world.sql`select from public.invoices where id = ${invoice} and paid_at is not null`)
        .length === 1,
  };
}
const offered = [{ cents: -10_000, status: 'asked', is_credit: true }];
const credit = [{ cents: -10_000, status: 'confirmed', is_credit: true }];
const owed = [{ cents: -10_000, status: 'owed', is_credit: false }];

describe('a client who is asked whether they have paid', () => {
  it.each([
    ['yes', true, owed],
    ['no', false, offered],
  ])(
    'says %s: what the case gives back is owed, or asks for their word again',
    (_, isPaid, refunds) =>
      inWorld(async (world) => {
        const scene = await addUnsaid(world);
        const id = await scene.openPaid(isPaid);
        expect(await scene.isPaid()).toBe(isPaid);
        expect(await scene.readAnswers()).toEqual([isPaid, isPaid]);
        await scene.answer('creator', id, { action: 'accept' });
        expect(await scene.list()).toEqual(refunds);
      }),
  );

  it('has answered nothing about a delivery, or if they were not asked', () =>
    inWorld(async (world) => {
      const delivered = await addScene(world);
      await world.as(
        delivered.client,
        (sql) => sql`
          select public.open_case(${delivered.id}, 'Half of the pages show an error.', 'all', is_paid => false,
            case_key => gen_random_uuid())`,
      );
      expect(await readAnswers(world, delivered)).toEqual([null, null]);
      const scene = await addScene(world, 'approved');
      await scene.open();
      expect(await readAnswers(world, scene)).toEqual([null, null]);
    }));

  it('opens a case also about what the creator took off, and they said they had not paid', () =>
    inWorld(async (world) => {
      const scene = await addUnsaid(world);
      await scene.credit(10_000);
      await scene.confirmCredits();
      expect(await captureError(scene.openPaid(false))).toMatchObject({
        message: 'Everything was given back already',
      });
      await scene.openPaid(true);
      expect(await scene.list()).toEqual(owed);
    }));

  it.each([true, false])(
    'keeps the guarantee while a credit waits, if they have paid: %s',
    (isPaid) =>
      inWorld(async (world) => {
        const scene = await addUnsaid(world);
        await scene.credit(10_000);
        const id = await scene.openPaid(isPaid);
        await scene.answer('creator', id, { action: 'accept' });
        expect(await scene.list()).toEqual(isPaid ? owed : offered);
      }),
  );
});

describe('a late word of the client', () => {
  it('that they had paid makes what a case took off owed, and can be taken back', () =>
    inWorld(async (world) => {
      const scene = await addUnsaid(world);
      const id = await scene.openPaid(false);
      await scene.answer('creator', id, { action: 'accept' });
      await scene.confirmCredits();
      expect(await scene.list()).toEqual(credit);
      await scene.pay();
      expect(await scene.list()).toEqual(owed);
      await scene.withdraw();
      expect(await scene.list()).toEqual(credit);
    }));

  it('that they have paid the rest leaves what was taken off before', () =>
    inWorld(async (world) => {
      const scene = await addUnsaid(world);
      await scene.credit(2000);
      await scene.confirmCredits();
      await scene.pay();
      expect(await scene.list()).toEqual([{ cents: -2000, status: 'confirmed', is_credit: true }]);
    }));

  it('that they had paid before a part was to be taken off makes that part owed', () =>
    inWorld(async (world) => {
      const scene = await addUnsaid(world);
      await scene.credit(2000);
      await scene.pay();
      expect(await scene.list()).toEqual([{ cents: -2000, status: 'owed', is_credit: false }]);
    }));
});
