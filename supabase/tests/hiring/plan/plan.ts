import { act, addRequest } from '../../support/hiring.ts';
import { endRequest } from '../../support/ending.ts';
import type { Action } from '../../support/hiring.ts';
import { answerOffer, getOpenOffer, inDays, makeOffer } from '../../support/offers.ts';
import type { OfferInput } from '../../support/offers.ts';
import type { World } from '../../support/world.ts';

/** Milestones of these prices, due every third day from the given one. */
export const createParts = (prices: number[], firstDay = 3) => ({
  // In cents, which numbers add without a rest.
  price: prices.reduce((sum, price) => sum + Math.round(price * 100), 0) / 100,
  milestones: prices.map((price, index) => ({
    ...{ title: `Part ${index + 1}`, price, due_on: inDays(firstDay + 3 * index) },
  })),
});

type Terms = Omit<OfferInput, 'id'>;

/** A request that was accepted with these terms, and what its sides do. */
export async function addPlan(world: World, terms: Terms) {
  const { id, client, creator } = await addRequest(world);
  const people = { client, creator };
  const propose = async (side: keyof typeof people, change: Terms) => {
    await world.as(people[side], (sql) => makeOffer(sql, { id, ...change }));
    return getOpenOffer(world, id);
  };
  const agree = async (side: keyof typeof people, change: Terms) => {
    const offer = await propose(side, change);
    const other = people[side === 'client' ? 'creator' : 'client'];
    return world.as(other, (sql) => answerOffer(sql, { id: offer, action: 'accept' }));
  };
  const move = (action: Action, side: keyof typeof people) =>
    world.as(people[side], (sql) => act(sql, { id, action }));
  const plan = {
    ...{ id, client, creator, propose, agree },
    deliver: () => move('deliver', 'creator'),
    approve: () => move('approve', 'client'),
    requestChanges: () => move('ask_changes', 'client'),
    end: (side: keyof typeof people) => endRequest(world, { id, ...people }, side),
    endAlone: (side: keyof typeof people) => move('end', side),
    /** Delivers and approves so many milestones. */
    finish: async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        await plan.deliver();
        await plan.approve();
      }
    },
    /** The amounts of each milestone, in the order in which they were added, with c where completed. */
    listAmounts: async () => {
      const rows = await world.sql<{ amounts: string }[]>`
        select string_agg(
          trim_scale(t.amount) || case t.status when 'completed' then 'c' else '' end, ' '
          order by t.reason desc, t.amount desc) as amounts
        from public.transactions t where t.hire_request_id = ${id} group by t.milestone order by t.milestone`;
      return rows.map(({ amounts }) => amounts);
    },
  };
  await agree('creator', terms);
  return plan;
}

type Line = { kind: string; days: number | null; status: string | null };
/** The unread reminders. */
export const listReminders = (world: World, { id }: { id: string }) =>
  world.sql<Line[]>`
    select kind, (params ->> 'days')::integer as days, params ->> 'status' as status
    from public.notifications
    where user_id = ${id} and kind in ('request_reminder', 'request_due') and read_at is null and needs_action`;
