import type { addInvoices, Invoice, Refund } from '../../settling/settling.ts';
import { owe, settle } from '../../settling/settling.ts';
import type { World } from '../../support/world.ts';

export type Plan = Awaited<ReturnType<typeof addInvoices>>;

type Note = Invoice & {
  kind: string;
  credits: string | null;
  tax: object | null;
  refers_to: { number: string; created_at: string } | null;
};
type Credited = Refund & { credit_note_id: string | null; credit_note: Note | null };

export const readRefunds = async (plan: Plan, side: 'client' | 'creator' = 'client') =>
  (await plan.read(side)).refunds as Credited[];
export const readNotes = async (plan: Plan) => (await plan.read()).invoices as Note[];
export const pay = (plan: Plan) => plan.by('client', (sql) => settle(sql, plan.invoice, 'paid'));
/** So many cents that the creator owes back, of what the client has paid. */
export const owePaid = async (world: World, plan: Plan, cents: number) => {
  await pay(plan);
  return owe(world, plan.invoice, cents);
};
