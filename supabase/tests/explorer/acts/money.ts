import { sum } from '../state.ts';
import type { State } from '../state.ts';
import { quote } from './act.ts';
import type { Act } from './act.ts';

const billsOf = ({ rows }: State) => rows.invoices?.filter((bill) => !bill.is_corrected) ?? [];
const openBill = (state: State) => {
  const index = billsOf(state).findIndex((bill) => bill.to_pay > 0);
  return index < 0 ? undefined : state.details.invoices?.[index];
};
const lastBill = ({ details }: State) => details.invoices?.at(-1);
const isPaidFor = (state: State, cents: number) =>
  cents >= sum(billsOf(state).map(({ total }) => total)) || cents >= (openBill(state)?.total ?? 0);
/** What the creator said they sent back, or has to send. */
const givenBack = ({ rows }: State) =>
  sum((rows.refunds ?? []).filter(({ is_credit }) => !is_credit).map(({ cents }) => cents));
const saidToBeSent = ({ rows }: State) =>
  sum(
    (rows.refunds ?? [])
      .filter(({ is_credit, status }) => !is_credit && status !== 'owed')
      .map(({ cents }) => cents),
  );
const firstRefund = ({ details }: State, ...statuses: string[]) =>
  details.refunds?.find(({ status }) => statuses.includes(status));

const enterRefund = (does: string, share: (max: number) => number): Act => ({
  name: `the creator enters ${does} as sent back`,
  by: 'creator',
  isTrue: (state) =>
    state.facts.sentBack >= saidToBeSent(state) + share(lastBill(state)?.total ?? 0),
  bound: ({ details }) => (details.refunds?.length ?? 0) < 2,
  call: (state) => {
    const bill = lastBill(state);
    return bill
      ? `select public.enter_refund(${quote(bill.id)}, ${share(bill.refundable)}, 'The colors were wrong', gen_random_uuid())`
      : null;
  },
});

/** What is said about money, and what happens to it: sending it is one thing, saying so another. */
export const moneyActs: Act[] = [
  {
    name: 'the client sends the money',
    by: 'client',
    happen: (facts, state) => {
      const bill = openBill(state);
      return bill &&
        facts.sent === facts.arrived &&
        facts.sent < sum(billsOf(state).map(({ total }) => total))
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
      givenBack(state) > facts.sentBack && facts.arrived > facts.sentBack
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
  {
    name: 'the client says it is paid',
    by: 'client',
    isTrue: (state) => isPaidFor(state, state.facts.sent),
    call: (state) => {
      const bill = openBill(state) ?? lastBill(state);
      return bill ? `select public.confirm_payment(${quote(bill.id)}, 'paid')` : null;
    },
  },
  {
    name: 'the creator says the money has arrived',
    by: 'creator',
    isTrue: (state) => isPaidFor(state, state.facts.arrived),
    call: (state) => {
      const bill = openBill(state) ?? lastBill(state);
      return bill ? `select public.confirm_payment(${quote(bill.id)}, 'received')` : null;
    },
  },
  enterRefund('$20', () => 2000),
  enterRefund('everything', (max) => Math.max(max, 1)),
  {
    name: 'the creator says the owed refund is sent',
    by: 'creator',
    isTrue: (state) => state.facts.sentBack >= givenBack(state),
    call: (state) => {
      const refund = firstRefund(state, 'owed');
      return refund ? `select public.send_refund(${quote(refund.id)})` : null;
    },
  },
  {
    name: 'the client says the refund has arrived',
    by: 'client',
    isTrue: (state) => state.facts.arrivedBack >= saidToBeSent(state),
    call: (state) => {
      const refund = firstRefund(state, 'sent', 'owed');
      return refund ? `select public.confirm_refund(${quote(refund.id)})` : null;
    },
  },
  {
    name: 'the creator corrects the invoice',
    by: 'creator',
    needsOther: true,
    bound: ({ rows }) => !rows.invoices?.some((bill) => bill.is_corrected),
    call: (state) => {
      const bill = lastBill(state);
      return bill ? `select public.correct_invoice(${quote(bill.id)}, 'The name changed')` : null;
    },
  },
];
