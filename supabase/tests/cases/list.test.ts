import { expect, it } from 'vitest';
import { addAdmin } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import type { Arguments, Page } from '../admin/lists/pages.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addWaiting } from './cases.ts';

const read = (world: World, caller: Caller, args: Arguments = {}) =>
  list(world, caller, 'admin_list_cases', args);

it('is only allowed for admins who are not suspended', () =>
  inWorld(async (world) => {
    const { creator } = await addWaiting(world);
    const suspended = await addAdmin(world);
    await world.suspend(suspended);
    expect((await captureError(read(world, 'visitor'))).code).toBe('42501');
    for (const caller of [creator, suspended])
      expect((await captureError(read(world, caller))).code).toBe('PT403');
  }));

it('accepts only its statuses and cursors', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    const wrong: Arguments[] = [{ status: 'odd' }, { status: null }, { cursor: "x'; drop table" }];
    for (const args of wrong)
      expect((await captureError(read(world, admin, args))).code).toBe('PT400');
  }));

it('shows each case once under its status, by default those that wait', () =>
  inWorld(async (world) => {
    const { case: id, first: admin } = await addWaiting(world);
    const groups = ['all', 'waiting', 'open', 'decided', 'closed'];
    const found = async () => {
      const matches: string[] = [];
      for (const status of groups)
        if ((await read(world, admin, { q: id, status })).total > 0) matches.push(status);
      return matches;
    };
    expect((await read(world, admin)).items.map((item) => item.id)).toContain(id);
    for (const [group, statuses] of Object.entries({
      waiting: ['waiting', 'appealed'],
      open: ['open', 'countered'],
      decided: ['decided'],
      closed: ['agreed', 'closed', 'withdrawn'],
    })) {
      for (const status of statuses) {
        await world.sql`
          update public.cases set status = ${status},
            answer_due_at = case when ${status} in ('open', 'countered', 'decided') then now() end,
            closed_at = case when ${status} in ('agreed', 'closed', 'withdrawn') then now() end
          where id = ${id}`;
        expect(await found(), status).toEqual(['all', group]);
      }
    }
  }));

it('names both parties and the amount, and none of the texts', () =>
  inWorld(async (world) => {
    const { case: id, client, creator, first } = await addWaiting(world);
    const [row] = (await read(world, first, { q: id })).items;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      [
        ...['id', 'kind', 'status', 'outcome', 'cents', 'amount_cents', 'title', 'created_at'],
        ...['answer_due_at', 'closed_at', 'client', 'creator', 'may_decide'],
      ].toSorted(),
    );
    expect(row).toMatchObject({
      amount_cents: 10_000,
      client: { id: client.id, name: 'Noah Bennett', is_dev: false },
      creator: { id: creator.id, name: 'Ada Stone', is_dev: true },
    });
    await world.sql`delete from auth.users where id = ${client.id}`;
    expect((await read(world, first, { q: id, status: 'all' })).items).toMatchObject([
      { client: null, creator: { id: creator.id } },
    ]);
  }));

it('is searched by title, id and @username, literally', () =>
  inWorld(async (world) => {
    const { case: id, id: request, client, creator, first } = await addWaiting(world);
    await world.sql`update public.users set username = 'ada-of-cases' where id = ${creator.id}`;
    await world.sql`update public.users set username = 'noah-of-cases' where id = ${client.id}`;
    await world.sql`alter table public.hire_requests disable trigger user`;
    await world.sql`update public.hire_requests set title = 'Quokka 5%' where id = ${request}`;
    const ids = [id, request, client.id, creator.id.toUpperCase()];
    for (const q of [' quokka', 'A 5%', '@Ada-of-cas', '@noah-of-cases', ...ids]) {
      const { items, total } = await read(world, first, { q });
      expect([items.map((item) => item.id), total], q).toEqual([[id], 1]);
    }
    for (const q of ['quo_ka', '%%%', '@da-of', "' or true --", first.id])
      expect(await read(world, first, { q }), q).toMatchObject({ items: [], total: 0 });
    expect(await read(world, first, { q: id, status: 'decided' })).toMatchObject({ total: 0 });
  }));

it('says which cases an admin may decide', () =>
  inWorld(async (world) => {
    const scene = await addWaiting(world);
    const find = async (admin: Caller, status: string) =>
      (await read(world, admin, { q: scene.case, status })).items;
    expect(await find(scene.first, 'waiting')).toMatchObject([{ may_decide: true }]);
    await world.grantAdmin(scene.client);
    expect(await find(scene.client, 'waiting')).toMatchObject([{ may_decide: false }]);
    await scene.decide(scene.first, scene.case);
    expect(await find(scene.second, 'decided')).toMatchObject([{ may_decide: false }]);
    await scene.answer('client', scene.case, { action: 'appeal' });
    expect(await find(scene.first, 'waiting')).toMatchObject([{ may_decide: false }]);
    expect(await find(scene.second, 'waiting')).toMatchObject([{ may_decide: true }]);
  }));

it('has every case once, latest first, page by page', () =>
  inWorld(async (world) => {
    const { first: admin } = await addWaiting(world);
    await addWaiting(world);
    const whole = await read(world, admin, { status: 'all', page_size: 1000 });
    expect(whole.items.length).toBeGreaterThan(2);
    expect(whole.total).toBe(whole.items.length);
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await read(world, admin, { status: 'all', cursor, page_size: 1 });
      expect(page.items).toHaveLength(1);
      expect(page.total).toBe(whole.total);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(ids).toEqual(whole.items.map(({ id }) => id));
    const times = whole.items.map((item) => String(item['created_at']));
    expect(times).toEqual(times.toSorted().toReversed());
  }));
