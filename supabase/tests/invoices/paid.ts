import { addInvoices, settle } from '../settling/settling.ts';
import type { World } from '../support/world.ts';

type Side = 'client' | 'creator';

/** Invoices of which the client says that the first is paid, and what the two are told about it. */
export async function addPaid(world: World, prices?: number[]) {
  const plan = await addInvoices(world, prices);
  await plan.by('client', (sql) => settle(sql, plan.invoice, 'paid'));
  /** What waits for this side, and the newest line that it was told. */
  const readNews = async (side: Side) => {
    const [row] = await world.sql<{ waits: string[]; kind: string; needs_action: boolean }[]>`
      select private.owed_actions(${plan.id}, ${side}) as waits, n.kind, n.needs_action
      from public.notifications n where n.user_id = ${plan[side].id} and n.kind <> 'credit_note_issued'
      order by n.created_at desc, n.needs_action desc limit 1`;
    return row;
  };
  const actions = async () => {
    const { events } = await plan.read();
    return events.map(({ action }) => action);
  };
  return { ...plan, readNews, actions };
}
/** Removes the lines about this request, so that the next one is the newest. */
export const clear = (world: World, { id }: { id: string }) =>
  world.sql`delete from public.notifications where params ->> 'request_id' = ${id}`;
