import { getHireRequest } from '../../../src/hire-requests/reading/read-hire-requests.ts';
import {
  confirmRefund,
  correctInvoice,
  enterRefund,
  sendRefund,
  confirmPayment,
} from '../../../src/invoices/write-payments.ts';
import type { People } from '../backends.ts';
import { inParts, open, part } from '../offers/offer-steps.ts';

type Person = 'client' | 'creator' | 'stranger';

type Which = 'first' | 'last';
type RefundInput = { cents?: number; reason?: string; refundKey?: string; which?: Which };

/** Work of two milestones, $100 and $200, of which the first is approved, with each word about its invoice in one line. */
export async function openInvoice(people: People) {
  const request = await open(people);
  await request.offer('creator', {
    ...inParts(part({ price: 100 }), part({ title: 'Map', price: 200 })),
    price: 300,
  });
  await request.answer('client', 'accept');
  await request.act('creator', 'deliver');
  await request.act('client', 'approve');
  const read = async (person: 'client' | 'creator' = 'creator') => {
    const found = await getHireRequest(people[person].client, request.id);
    if (!found) throw new Error('The request is not theirs.');
    return found;
  };
  const id = (await read()).invoices[0]?.id ?? '';
  const find = async (which: Which) =>
    (await read()).invoices.at(which === 'last' ? -1 : 0)?.id ?? '';
  return {
    ...{ request, read },
    settle: async (person: Person, action: 'paid' | 'received', which: Which = 'last') =>
      confirmPayment(people[person].client, { id: await find(which), action }),
    correct: (person: Person, note: string | null = null) =>
      correctInvoice(people[person].client, { id, note }),
    refund: async (
      person: Person,
      { cents = 500, reason = 'One page less.', refundKey = '', which = 'last' }: RefundInput = {},
    ) =>
      enterRefund(people[person].client, {
        ...{ invoiceId: await find(which), cents, reason },
        refundKey: refundKey || crypto.randomUUID(),
      }),
    follow: async (person: Person, action: 'send' | 'confirm') => {
      const [refund] = (await read()).refunds;
      const act = action === 'send' ? sendRefund : confirmRefund;
      return act(people[person].client, { id: refund?.id ?? crypto.randomUUID() });
    },
  };
}

export type OpenedInvoice = Awaited<ReturnType<typeof openInvoice>>;

export const withInvoice =
  (run: (invoice: OpenedInvoice, people: People) => Promise<unknown>) => async (people: People) =>
    run(await openInvoice(people), people);

/** The amount left to pay of each invoice, the state of each refund, and the last step. */
export async function summarize({ read }: OpenedInvoice) {
  const { invoices, refunds, events } = await read();
  const last = events.at(-1);
  return [
    invoices.map(({ to_pay_cents, paid_at, received_at }) => [
      to_pay_cents,
      [paid_at && 'paid', received_at && 'received'].filter(Boolean).join(' '),
    ]),
    refunds.map(({ amount_cents, status, is_credit }) => [amount_cents, status, is_credit]),
    [last?.action, last?.cents, last?.note],
  ];
}
