import { sum } from '../state.ts';
import type { Bill, Given, State } from '../state.ts';

/** An invoice with its id, and what was invoiced up to it. */
export type Named = Bill & { id: string; upTo: number };

const bills = ({ rows, details }: State): Named[] => {
  const counting = rows.invoices?.filter((bill) => !bill.is_corrected) ?? [];
  return counting.map((bill, index) => ({
    ...bill,
    id: details.invoices?.[index]?.id ?? '',
    upTo: sum(counting.slice(0, index + 1).map(({ total }) => total)),
  }));
};
export const lastBill = (state: State) => bills(state).at(-1);
export const unsentBill = (state: State) =>
  bills(state).find((bill) => bill.to_pay > 0 && bill.upTo > state.facts.sent);
/** Nobody has said of it that it is paid. */
export const unsaidBill = (state: State) =>
  bills(state).find((bill) => !bill.is_paid && !bill.is_received);
/** It was said to be paid, and the creator has not answered. */
export const saidBill = (state: State) =>
  bills(state).find((bill) => bill.is_paid && !bill.is_received);
/** It was said to be received, and the creator may still take that back, or else the last one. */
export const receivedBill = (state: State) => {
  const received = bills(state).filter(({ is_received }) => is_received);
  return received.find(({ can_deny }) => can_deny) ?? received.at(-1);
};
/** The creator has said that money has arrived: it is theirs to send back, also if it has not. */
export const hasReceived = ({ rows }: State) =>
  rows.invoices?.some(({ is_received }) => is_received) === true;
export const openBill = (state: State) => bills(state).find((bill) => bill.to_pay > 0);
/** Whether so much pays all invoices. */
export const hasSent = (state: State, cents: number) => cents >= (lastBill(state)?.upTo ?? 0);

type Refund = Given & { id: string };
const cents = (refunds: readonly Given[]) => sum(refunds.map((refund) => refund.cents));
const moneyBack = ({ rows }: State) => (rows.refunds ?? []).filter(({ is_credit }) => !is_credit);

/** What the creator said they sent back, or has to send. */
export const givenBack = (state: State) => cents(moneyBack(state));
export const saidToBeSent = (state: State) =>
  cents(moneyBack(state).filter(({ status }) => status !== 'owed'));
export const saidToHaveArrived = (state: State) =>
  cents(moneyBack(state).filter(({ status }) => status === 'confirmed'));
/** The first refund of these, with its id. */
export const firstRefund = (
  { rows, details }: State,
  ...statuses: Given['status'][]
): Refund | undefined =>
  (rows.refunds ?? []).flatMap((refund, index) => {
    const id = details.refunds?.[index]?.id;
    return id !== undefined && statuses.includes(refund.status) ? [{ ...refund, id }] : [];
  })[0];
