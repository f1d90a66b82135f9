import { expect, it } from 'vitest';
import { act, addRequest, getRequest } from '../../support/hiring.ts';
import {
  answerOffer,
  requestTime,
  getOpenOffer,
  inDays,
  listOffers,
  makeOffer,
  passDays,
  readPanel,
} from '../../support/offers.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import { captureError } from '../../support/world.ts';

const inWorld = shareWorldWithoutRequests();

const milestones = [
  { title: 'Clickable draft', price: 300, due_on: inDays(3), is_trial: true },
  { title: 'Planner with staff logins', price: 900, due_on: inDays(12) },
  { title: 'Handover and two weeks of care', price: 400, due_on: inDays(20) },
];

it('walks from a price on request to completed work in three milestones', () =>
  inWorld(async (world) => {
    const hire = await addRequest(world, 'pending', {
      service_id: null,
      title: 'Shift planner for a bakery',
    });
    const { id, client, creator } = hire;
    expect((await getRequest(world, id)).price).toBeNull();
    expect(
      await captureError(world.as(creator, (sql) => act(sql, { id, action: 'accept' }))),
    ).toMatchObject({ code: 'PT409' });
    await world.as(creator, (sql) => makeOffer(sql, { id, price: 1850, due_on: inDays(27) }));
    await world.as(client, (sql) => makeOffer(sql, { id, price: 1500, due_on: inDays(20) }));
    await world.as(creator, (sql) => makeOffer(sql, { id, price: 1600, revisions: 1, milestones }));
    expect((await listOffers(world, id)).map(({ status }) => status)).toEqual([
      'replaced',
      'replaced',
      'replaced',
      'open',
    ]);
    const offer = await getOpenOffer(world, id);
    const accepted = await world.as(client, (sql) =>
      answerOffer(sql, { id: offer, action: 'accept' }),
    );
    expect(accepted).toMatchObject({ status: 'accepted', price: '1600', revisions: 1 });

    await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
    await world.as(client, (sql) => act(sql, { id, action: 'ask_changes' }));
    await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
    expect(
      await captureError(world.as(client, (sql) => act(sql, { id, action: 'ask_changes' }))),
    ).toEqual({
      code: 'PT409',
      message: 'The one agreed revision is used. Propose a change order for more',
    });
    await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
    await world.as(creator, (sql) => requestTime(sql, { id, due_on: inDays(15) }));
    const extension = await getOpenOffer(world, id);
    await world.as(client, (sql) => answerOffer(sql, { id: extension, action: 'accept' }));
    const sums = await world.sql`
      select m.number, m.price, m.due_on::text, m.approved_at is not null as approved, (
        select array_agg(t.amount::text || ' ' || t.status order by t.created_at, t.id) from public.transactions t
        where t.hire_request_id = m.hire_request_id and t.milestone = m.number
      ) as amounts
      from public.milestones m where m.hire_request_id = ${id} order by m.number`;
    expect(sums).toEqual([
      { number: 1, price: '300', due_on: inDays(3), approved: true, amounts: ['300 completed'] },
      { number: 2, price: '900', due_on: inDays(15), approved: false, amounts: ['900 pending'] },
      { number: 3, price: '400', due_on: inDays(23), approved: false, amounts: ['400 pending'] },
    ]);

    const change = [{ title: 'Planner with staff logins', price: 1000.5, due_on: inDays(15) }];
    await world.as(client, (sql) =>
      makeOffer(sql, { id, price: 1300.5, revisions: 2, milestones: change }),
    );
    const order = await getOpenOffer(world, id);
    await world.as(creator, (sql) => answerOffer(sql, { id: order, action: 'accept' }));
    await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
    expect(await passDays(world, 15, id)).toBe(true);
    expect(await getRequest(world, id)).toMatchObject({
      status: 'completed',
      resolution: 'automatic',
      price: '1300.5',
    });
    const [total] = await world.sql`
      select sum(amount)::text as amount, count(*)::integer as rows, bool_and(status = 'completed') as done
      from public.transactions where hire_request_id = ${id}`;
    expect(total).toEqual({ amount: '1300.5', rows: 5, done: true });
    const { events, version } = await readPanel(world, client, id);
    expect(events).toHaveLength(version);
  }));

it('expires without an answer after two reminders', () =>
  inWorld(async (world) => {
    const { id, creator } = await addRequest(world);
    const remindersAfter = async (days: number) => {
      await passDays(world, days, id);
      const [row] = await world.sql<{ reminders: number }[]>`
        select reminders from public.hire_requests where id = ${id}`;
      return row?.reminders;
    };
    expect(await remindersAfter(2.9)).toBe(0);
    expect(await remindersAfter(3)).toBe(1);
    expect(await remindersAfter(9.9)).toBe(1);
    expect(await remindersAfter(10)).toBe(2);
    const unread = await world.sql`
      select kind, needs_action from public.notifications
      where user_id = ${creator.id} and params ->> 'request_id' = ${id}`;
    expect(unread).toEqual([{ kind: 'request_reminder', needs_action: true }]);
    await passDays(world, 14, id);
    expect(await getRequest(world, id)).toMatchObject({
      status: 'rejected',
      resolution: 'expired',
    });
  }));
