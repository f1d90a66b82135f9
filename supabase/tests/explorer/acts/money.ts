import {
  firstRefund,
  givenBack,
  hasReceived,
  lastBill,
  openBill,
  receivedBill,
  saidBill,
  saidToBeSent,
  saidToHaveArrived,
  unsaidBill,
  unsentBill,
} from './bills.ts';
import { quote } from './act.ts';
import type { Act } from './act.ts';
import type { Named } from './bills.ts';
import type { Given, State } from '../state.ts';

const enterRefund = (does: string, share: (max: number) => number): Act => ({
  name: `the creator enters ${does} as sent back`,
  by: 'creator',
  steps: ['refund'],
  isTrue: (state) =>
    state.facts.sentBack >= saidToBeSent(state) + share(lastBill(state)?.total ?? 0),
  bound: ({ details }) => (details.refunds?.length ?? 0) < 2,
  call: (state) => {
    const bill = lastBill(state);
    const refundable = state.details.invoices?.at(-1)?.refundable ?? 0;
    return bill
      ? `select public.enter_refund(${quote(bill.id)}, ${share(refundable)}, 'The colors were wrong', gen_random_uuid())`
      : null;
  },
});

type Word = Pick<Act, 'name' | 'by' | 'needsOther' | 'bound'> & { step: string; call: string };

/** A word about an invoice, true as far as what was sent or has arrived pays it. */
const ofBill = (
  { call, step, ...act }: Word,
  billOf: (state: State) => Named | undefined,
  isTrue: (state: State, bill: Named) => boolean = () => true,
): Act => ({
  ...act,
  steps: [step],
  isTrue: (state) => {
    const bill = billOf(state);
    return bill !== undefined && isTrue(state, bill);
  },
  call: (state) => {
    const bill = billOf(state);
    return bill ? `select public.${call.replace('$', quote(bill.id))}` : null;
  },
});

/** A word about a refund, true as far as what was sent back or has come back pays it. */
const ofRefund = (
  { call, step, ...act }: Word,
  statuses: Given['status'][],
  isTrue: (state: State, cents: number) => boolean,
): Act => ({
  ...act,
  steps: [step],
  isTrue: (state) => isTrue(state, firstRefund(state, ...statuses)?.cents ?? 0),
  call: (state) => {
    const refund = firstRefund(state, ...statuses);
    return refund ? `select public.${call.replace('$', quote(refund.id))}` : null;
  },
});

/** What is said about money, and what happens to it: sending it is one thing, saying so another. */
export const moneyActs: Act[] = [
  {
    name: 'the client sends the money',
    by: 'client',
    happen: (facts, state) => {
      const bill = unsentBill(state);
      return bill && facts.sent === facts.arrived
        ? { ...facts, sent: facts.sent + bill.total }
        : null;
    },
  },
  {
    name: 'the money arrives',
    by: 'time',
    happen: (facts) => (facts.sent > facts.arrived ? { ...facts, arrived: facts.sent } : null),
  },
  {
    name: 'the creator sends money back',
    by: 'creator',
    happen: (facts, state) =>
      givenBack(state) > facts.sentBack && (facts.arrived > facts.sentBack || hasReceived(state))
        ? { ...facts, sentBack: givenBack(state) }
        : null,
  },
  {
    name: 'the creator sends $20 back, before saying so',
    by: 'creator',
    happen: (facts, state) =>
      facts.sentBack === givenBack(state) && facts.sentBack === 0 && facts.arrived > 0
        ? { ...facts, sentBack: 2000 }
        : null,
  },
  {
    name: 'the money that was sent back arrives',
    by: 'time',
    happen: (facts) =>
      facts.sentBack > facts.arrivedBack ? { ...facts, arrivedBack: facts.sentBack } : null,
  },
  ofBill(
    {
      ...{ name: 'the client says it is paid', by: 'client' },
      ...{ step: 'pay', call: `confirm_payment($, 'paid')` },
    },
    (state) => unsaidBill(state) ?? lastBill(state),
    ({ facts }, { upTo }) => facts.sent >= upTo,
  ),
  ofBill(
    {
      ...{ name: 'the client takes back that it is paid', by: 'client' },
      ...{ step: 'withdraw_payment', call: 'withdraw_payment($)' },
    },
    saidBill,
    ({ facts }, { upTo }) => facts.sent < upTo,
  ),
  ofBill(
    {
      ...{ name: 'the creator says the money has arrived', by: 'creator' },
      ...{ step: 'receive', call: `confirm_payment($, 'received')` },
    },
    (state) => openBill(state) ?? lastBill(state),
    ({ facts }, { upTo }) => facts.arrived >= upTo,
  ),
  ofBill(
    {
      ...{ name: 'the creator says the money has not arrived', by: 'creator' },
      ...{ step: 'deny_payment', call: 'deny_payment($)' },
    },
    saidBill,
    ({ facts }, { upTo }) => facts.arrived < upTo,
  ),
  ofBill(
    {
      ...{ name: 'the creator takes back that the money has arrived', by: 'creator' },
      ...{ step: 'deny_payment', call: 'deny_payment($)' },
    },
    receivedBill,
    ({ facts }, { upTo }) => facts.arrived < upTo,
  ),
  enterRefund('$20', () => 2000),
  enterRefund('everything', (max) => Math.max(max, 1)),
  ofRefund(
    {
      ...{ name: 'the creator says the owed refund is sent', by: 'creator' },
      ...{ step: 'send_refund', call: 'send_refund($)' },
    },
    ['owed'],
    (state, cents) => state.facts.sentBack >= saidToBeSent(state) + cents,
  ),
  ofRefund(
    {
      ...{ name: 'the client says the refund has arrived', by: 'client' },
      ...{ step: 'confirm_refund', call: 'confirm_refund($)' },
    },
    ['sent', 'owed'],
    (state, cents) => state.facts.arrivedBack >= saidToHaveArrived(state) + cents,
  ),
  ofRefund(
    {
      ...{ name: 'the client says the refund has not arrived', by: 'client' },
      ...{ step: 'deny_refund', call: 'deny_refund($)' },
    },
    ['sent'],
    (state, cents) => state.facts.arrivedBack < saidToHaveArrived(state) + cents,
  ),
  ofRefund(
    {
      ...{ name: 'the client says the invoice is not paid', by: 'client' },
      ...{ step: 'confirm_credit', call: 'confirm_credit($)' },
    },
    ['asked'],
    (state) => state.facts.sent < (lastBill(state)?.upTo ?? 0),
  ),
  ofBill(
    {
      ...{ name: 'the creator corrects the invoice', by: 'creator', needsOther: true },
      ...{ step: 'correct_invoice', call: `correct_invoice($, 'The name changed')` },
      bound: ({ rows }) => !rows.invoices?.some((bill) => bill.is_corrected),
    },
    lastBill,
  ),
];
