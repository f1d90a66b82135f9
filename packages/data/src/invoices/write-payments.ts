import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { isOutage } from '../client/data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { refetchRequests } from '../hire-requests/refetch-requests.ts';

type ConfirmPaymentInput = {
  /** Of the invoice. */
  id: string;
  /** The client's words are paid and withdrawn, the creator's received and missing, which also takes back received. */
  action: 'paid' | 'withdrawn' | 'received' | 'missing';
};

/** Says that an invoice is paid or received, or that it is not. The same word twice is one. */
export async function confirmPayment(
  client: DataClient,
  input: ConfirmPaymentInput,
): Promise<void> {
  const { id, action } = input;
  switch (action) {
    case 'withdrawn':
      unwrap(await client.rpc('withdraw_payment', { id }));
      return;
    case 'missing':
      unwrap(await client.rpc('deny_payment', { id }));
      return;
    default:
      unwrap(await client.rpc('confirm_payment', { id, action }));
  }
}

type CorrectInput = { id: string; note: string | null };

/** The creator issues another invoice, with today's names and addresses, that counts instead. */
export async function correctInvoice(
  client: DataClient,
  { id, note }: CorrectInput,
): Promise<void> {
  unwrap(await client.rpc('correct_invoice', { id, ...(note !== null && { note }) }));
}

type RefundInput = {
  invoiceId: string;
  /** Positive. */
  cents: number;
  reason: string;
  /** The same call with the same key is the same refund. */
  refundKey: string;
};

/** The creator enters money that they sent back; while no one said that anything is paid it is a credit, about which the client is asked. */
export async function enterRefund(
  client: DataClient,
  { invoiceId, cents, reason, refundKey }: RefundInput,
): Promise<void> {
  unwrap(
    await client.rpc('enter_refund', {
      invoice_id: invoiceId,
      amount_cents: cents,
      reason,
      refund_key: refundKey,
    }),
  );
}

type FollowInput = {
  /** Of the refund. */
  id: string;
};

/** The creator says that a refund that they owed is sent. */
export async function sendRefund(client: DataClient, input: FollowInput): Promise<void> {
  unwrap(await client.rpc('send_refund', input));
}

/** The client confirms a refund, also if the creator did not say that it is sent. */
export async function confirmRefund(client: DataClient, input: FollowInput): Promise<void> {
  unwrap(await client.rpc('confirm_refund', input));
}

/** The client says that a refund has not arrived. */
export async function denyRefund(client: DataClient, input: FollowInput): Promise<void> {
  unwrap(await client.rpc('deny_refund', input));
}

/** The client says that they have not paid an invoice, so that as much is taken off. */
export async function confirmCredit(client: DataClient, input: FollowInput): Promise<void> {
  unwrap(await client.rpc('confirm_credit', input));
}

/** Pending until the pages show it. After a conflict they show the actual state. */
function settlingOptions<Input>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<void>,
) {
  return mutationOptions({
    mutationFn,
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => refetchRequests(queryClient),
    async onError(error) {
      console.error('Error settling an invoice:', error);
      if (!isOutage(error)) await refetchRequests(queryClient);
    },
  });
}

export const confirmPaymentOptions = (client: DataClient, queryClient: QueryClient) =>
  settlingOptions(queryClient, (input: ConfirmPaymentInput) => confirmPayment(client, input));

export const correctInvoiceOptions = (client: DataClient, queryClient: QueryClient) =>
  settlingOptions(queryClient, (input: CorrectInput) => correctInvoice(client, input));

export const enterRefundOptions = (client: DataClient, queryClient: QueryClient) =>
  settlingOptions(queryClient, (input: RefundInput) => enterRefund(client, input));

export const sendRefundOptions = (client: DataClient, queryClient: QueryClient) =>
  settlingOptions(queryClient, (input: FollowInput) => sendRefund(client, input));

export const confirmRefundOptions = (client: DataClient, queryClient: QueryClient) =>
  settlingOptions(queryClient, (input: FollowInput) => confirmRefund(client, input));

export const denyRefundOptions = (client: DataClient, queryClient: QueryClient) =>
  settlingOptions(queryClient, (input: FollowInput) => denyRefund(client, input));

export const confirmCreditOptions = (client: DataClient, queryClient: QueryClient) =>
  settlingOptions(queryClient, (input: FollowInput) => confirmCredit(client, input));
