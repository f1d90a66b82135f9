import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  confirmCredit,
  confirmRefund,
  correct,
  denyPayment,
  denyRefund,
  refund,
  sendRefund,
  settle,
  withdrawPayment,
} from '../../../settling/settling.ts';
import type { World } from '../../../support/world.ts';
import { pick, shares } from './scene.ts';
import type { Scene, Share } from './scene.ts';

type By = { by: 'theirs' | 'others'; back: number };
/** A statement of one of the two about a payment, of the newest invoice or one before; `others` is the side whose word it is not. */
export type PaymentAct =
  | (By & { does: keyof typeof words })
  | (By & { does: 'correct'; note: string | null })
  | (By & { does: 'refund'; share: Share; isRepeated: boolean });

const words = {
  pay: 'client',
  'withdraw the payment': 'client',
  receive: 'creator',
  'deny the payment': 'creator',
  'send a refund': 'creator',
  'confirm a refund': 'client',
  'deny a refund': 'client',
} as const;
const sides = { ...words, correct: 'creator', refund: 'creator' } as const;
export const isPayment = (act: { does: string }): act is PaymentAct => act.does in sides;

const by = fc.constantFrom<By['by']>(
  ...(['theirs', 'theirs', 'theirs', 'theirs', 'theirs', 'others'] as const),
);
const back = fc.constantFrom(0, 0, 0, 1, 2);

export const paymentActs: fc.Arbitrary<PaymentAct> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      ...{ by, back },
      does: fc.constantFrom(
        ...(['pay', 'pay', 'receive', 'send a refund', 'confirm a refund'] as const),
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ by, back },
      does: fc.constantFrom(
        ...(['withdraw the payment', 'deny the payment', 'deny a refund'] as const),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ by, back, does: fc.constant('correct' as const) },
      note: fc.constantFrom(null, 'The name changed', 'The address changed'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ by, back, does: fc.constant('refund' as const) },
      share: fc.constantFrom<Share>('cent', 'third', 'third', 'nearly all', 'all', 'more'),
      isRepeated: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
    }),
  },
);

type InvoiceRow = { id: string; left_over: string };
type RefundRow = { id: string; refund_key: string | null; invoice_id: string; status: string };

const firstRefund = { does: 'refund', share: 'third', isRepeated: false } as const;

export async function performPayment(
  world: World,
  scene: Scene,
  act: PaymentAct,
): Promise<unknown> {
  const own = sides[act.does];
  const other = own === 'client' ? 'creator' : 'client';
  const person = scene[act.by === 'theirs' ? own : other];
  const invoices = await world.sql<InvoiceRow[]>`
    select i.id, private.refundable(i) as left_over from public.invoices i
    where i.hire_request_id = ${scene.id} and i.credits is null order by i.serial`;
  const invoice = pick(invoices, act.back);
  const refunds = await world.sql<RefundRow[]>`
    select r.id, r.refund_key, r.invoice_id, r.status from public.refunds r
    where r.hire_request_id = ${scene.id} order by r.ctid`;
  switch (act.does) {
    case 'pay':
    case 'receive': {
      const word = act.does === 'pay' ? 'paid' : 'received';
      return world.as(person, (sql) => settle(sql, invoice.id, word));
    }
    case 'withdraw the payment':
      return world.as(person, (sql) => withdrawPayment(sql, invoice.id));
    case 'deny the payment':
      return world.as(person, (sql) => denyPayment(sql, invoice.id));
    case 'correct':
      return world.as(person, (sql) => correct(sql, invoice.id, act.note));
    case 'refund': {
      const last = refunds.findLast(({ refund_key }) => refund_key !== null);
      const cents = shares[act.share](Number(invoice.left_over));
      const isRepeated = act.isRepeated && last !== undefined;
      const key = isRepeated ? last.refund_key : randomUUID();
      const made = await world.as(person, (sql) => refund(sql, invoice.id, { cents, key }));
      if (isRepeated) expect(made.id).toBe(last.id);
      return made;
    }
    default: {
      const wanted = {
        ...{ 'send a refund': ['owed'], 'confirm a refund': ['sent', 'asked'] },
        'deny a refund': ['sent'],
      }[act.does];
      const open = refunds.filter(({ status }) => wanted.includes(status));
      if (refunds.length === 0) return performPayment(world, scene, { ...act, ...firstRefund });
      const { id, status } = pick(open.length > 0 ? open : refunds, act.back);
      const confirm = status === 'asked' ? confirmCredit : confirmRefund;
      const follow = {
        ...{ 'send a refund': sendRefund, 'confirm a refund': confirm },
        'deny a refund': denyRefund,
      }[act.does];
      return world.as(person, (sql) => follow(sql, id));
    }
  }
}
