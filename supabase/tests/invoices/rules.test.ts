import { describe, expect, it } from 'vitest';
import {
  addInvoices,
  confirmRefund,
  correct,
  credit,
  owe,
  reason,
  refund,
  sendRefund,
  settle,
} from '../settling/settling.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Plan = Awaited<ReturnType<typeof addInvoices>>;
type Act = (plan: Plan, world: World) => Promise<unknown>;

const KEY = '5f0e7d58-6f0f-4c39-9d3c-2f1a8a7d9e01';
const pay: Act = ({ by, invoice }) => by('client', (sql) => settle(sql, invoice, 'paid'));
const receive: Act = ({ by, invoice }) => by('creator', (sql) => settle(sql, invoice, 'received'));
const correctIt =
  (note: string | null = null): Act =>
  ({ by, invoice }) =>
    by('creator', (sql) => correct(sql, invoice, note));
const giveBack =
  (input: Parameters<typeof refund>[2] = {}): Act =>
  ({ by, invoice }) =>
    by('creator', (sql) => refund(sql, invoice, input));
const isCorrected = /^This invoice was corrected\. Invoice \d{4}-0002 replaces it$/;
const isReceived = 'You have received this payment. Its invoice can no longer be corrected';

it.each<[string, before: Act[], act: Act, code: string, message: string | RegExp]>([
  ['is corrected once', [correctIt('One')], correctIt('Two'), 'PT409', isCorrected],
  ['is corrected once, without a note', [correctIt('One')], correctIt(), 'PT409', isCorrected],
  ['is not corrected once received', [receive], correctIt(), 'PT409', isReceived],
  ['is not paid once corrected', [correctIt()], pay, 'PT409', isCorrected],
  ['is not received once corrected', [correctIt()], receive, 'PT409', isCorrected],
  ['is not refunded once corrected', [correctIt()], giveBack(), 'PT409', isCorrected],
  [
    'is not refunded twice',
    [giveBack({ cents: 80_000 })],
    giveBack({ cents: 1 }),
    ...(['PT409', 'Nothing of this invoice is left to refund'] as const),
  ],
  [
    'is not received once it is credited',
    [({ by, invoice }) => credit(by, invoice, 80_000)],
    receive,
    ...(['PT409', 'Nothing of this invoice is left to pay'] as const),
  ],
  [
    'takes a note of 500 characters',
    [],
    correctIt('x'.repeat(501)),
    ...(['PT400', 'Use at most 500 characters'] as const),
  ],
  [
    'is refunded with a key',
    [],
    giveBack({ key: null }),
    ...(['PT400', 'A refund key is required'] as const),
  ],
  ...[null, ' '.repeat(20), ' Nine char '].map((why): [string, Act[], Act, string, string] => [
    `is not refunded for ${JSON.stringify(why)}`,
    [],
    giveBack({ why }),
    ...(['PT400', 'Write a reason of at least 10 characters'] as const),
  ]),
  [
    'is refunded for a reason of 1000 characters',
    [],
    giveBack({ why: 'x'.repeat(1001) }),
    ...(['PT400', 'Use at most 1000 characters'] as const),
  ],
  [
    'has no other action',
    [],
    ({ by, invoice }) => by('client', (sql) => settle(sql, invoice, null as unknown as string)),
    ...(['PT400', "An invoice doesn't have this action"] as const),
  ],
])('an invoice %s', (_, before, act, code, message) =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    for (const step of before) await step(plan, world);
    expect(await captureError(act(plan, world))).toEqual({
      ...{ code, message: expect.stringMatching(message) as string },
    });
  }),
);

it('takes its longest texts, without the space around them', () =>
  inWorld(async (world) => {
    const plan = await addInvoices(world);
    const corrected = await plan.by('creator', (sql) =>
      correct(sql, plan.invoice, ` ${'x'.repeat(500)}\n`),
    );
    expect(corrected.note).toBe('x'.repeat(500));
    const entered = await plan.by('creator', (sql) =>
      refund(sql, corrected.id, { why: `\t${'y'.repeat(1000)} ` }),
    );
    expect(entered.reason).toBe('y'.repeat(1000));
    const ten = await plan.by('creator', (sql) => refund(sql, corrected.id, { why: 'Ten chars.' }));
    expect(ten.reason).toBe('Ten chars.');
  }));

describe('a refund', () => {
  it('is one for its key, in its request', () =>
    inWorld(async (world) => {
      const other = await addInvoices(world);
      const plan = await addInvoices(world);
      const enter = ({ by, invoice }: Plan) =>
        by('creator', (sql) => refund(sql, invoice, { key: KEY }));
      const first = await enter(other);
      const second = await enter(plan);
      expect(second.id).not.toBe(first.id);
      expect(await enter(plan)).toEqual(second);
      expect((await plan.read()).refunds).toHaveLength(1);
    }));

  it.each([
    ['sent', sendRefund],
    ['confirmed', confirmRefund],
  ])('is %s by nobody else', (_, act) =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await pay(plan, world);
      const { id } = await owe(world, plan.invoice, 500);
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      for (const person of [admin, await world.addPerson({ isDev: true })]) {
        expect(await captureError(world.as(person, (sql) => act(sql, id)))).toEqual({
          ...{ code: 'PT404', message: "This refund no longer exists, or it isn't yours" },
        });
      }
    }),
  );

  it('that is sent or confirmed already stays as it is', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await pay(plan, world);
      const { id } = await owe(world, plan.invoice, 500);
      const sent = await plan.by('creator', (sql) => sendRefund(sql, id));
      expect(sent).toMatchObject({ status: 'sent', is_credit: false, confirmed_at: null });
      expect(await plan.by('creator', (sql) => sendRefund(sql, id))).toEqual(sent);
      const confirmed = await plan.by('client', (sql) => confirmRefund(sql, id));
      expect(confirmed).toMatchObject({ status: 'confirmed', sent_at: sent.sent_at });
      expect(await plan.by('client', (sql) => confirmRefund(sql, id))).toEqual(confirmed);
      const { events } = await plan.read();
      expect(events.slice(-3).map(({ action }) => action)).toEqual([
        ...['owe_refund', 'send_refund', 'confirm_refund'],
      ]);
    }));

  it('that is owed is confirmed, and stays so, even if the creator never said that it is sent', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await pay(plan, world);
      const { id } = await owe(world, plan.invoice, 500);
      const confirmed = await plan.by('client', (sql) => confirmRefund(sql, id));
      expect(confirmed).toMatchObject({ status: 'confirmed', sent_at: confirmed.confirmed_at });
      expect(await plan.by('creator', (sql) => sendRefund(sql, id))).toEqual(confirmed);
      const { events } = await plan.read();
      expect(events.slice(-2).map(({ action }) => action)).toEqual([
        'owe_refund',
        'confirm_refund',
      ]);
    }));

  it('that is owed is at most what is left, and none if nothing is', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world);
      await receive(plan, world);
      await giveBack({ cents: 79_000 })(plan, world);
      expect(await owe(world, plan.invoice, 5000)).toMatchObject({ amount_cents: '-1000', reason });
      expect((await owe(world, plan.invoice, 1)).id).toBeNull();
      expect((await plan.read()).refunds).toHaveLength(2);
    }));
});
