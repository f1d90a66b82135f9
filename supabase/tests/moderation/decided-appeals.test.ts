import { describe, expect, it } from 'vitest';
import { addAdmin, audit, bell, call } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { captureError, inWorld, signedInAgo } from '../support/world.ts';
import { addAppeal, ownState, text } from './appealed.ts';

describe('an appeal', () => {
  it.each([
    ['lift', 'account_reinstated', 'decide_appeal_lift'],
    ['uphold', 'suspension_upheld', 'decide_appeal_uphold'],
  ])('is decided by another admin: %s', (outcome, kind, action) =>
    inWorld(async (world) => {
      const { creator, second, decide } = await addAppeal(world);
      const earlier = (await audit(world)).length;
      await decide(second, outcome);
      expect((await audit(world)).slice(earlier)).toEqual([
        {
          actor_id: second.id,
          action,
          ...{ target_kind: 'user', target_id: creator.id, target_title: 'Ada Stone' },
          reason: 'We read it',
        },
      ]);
      expect(await bell(world, creator)).toContainEqual({
        ...{ kind, params: { reason: 'We read it' }, needs_action: false },
      });
      const mails = await world.sql`
        select kind, params from private.mail_outbox where user_id = ${creator.id} and kind = ${kind}`;
      expect(mails).toMatchObject([{ params: { reason: 'We read it' } }]);
      const state = await ownState(world, creator);
      if (outcome === 'lift') expect(state).toBeNull();
      else expect(state?.appeal).toMatchObject({ outcome, note: 'We read it', lacks_admin: false });
      const write = world.as(
        creator,
        (sql) => sql`update public.users set bio = 'x' where id = ${creator.id}`,
      );
      if (outcome === 'lift') expect((await write).count).toBe(1);
      else expect((await captureError(write)).code).toBe('42501');
      expect(await captureError(decide(second, 'uphold'))).toEqual({
        code: 'PT409',
        message: 'This appeal was already decided',
      });
    }),
  );

  it('keeps its decision when the suspension is lifted later', () =>
    inWorld(async (world) => {
      const { creator, first, second, id, decide } = await addAppeal(world);
      await decide(second, 'uphold');
      const restore = { name: 'admin_restore', user_id: creator.id, reason: 'A year went by' };
      await call(world, first, restore);
      const [row] = await world.sql`
        select outcome, note, decided_by from private.suspension_appeals where id = ${id}`;
      expect(row).toEqual({ outcome: 'uphold', note: 'We read it', decided_by: second.id });
    }));

  it('waits on while the suspension of someone else is lifted', () =>
    inWorld(async (world) => {
      const { second, decide } = await addAppeal(world);
      const { creator: other } = await addAppeal(world);
      await decide(second, 'lift');
      expect((await ownState(world, other))?.appeal).toMatchObject({ text, outcome: null });
    }));

  it('is not decided by who suspended: if there is no other admin, it waits and says so', () =>
    inWorld(async (world) => {
      const { creator, first, second, decide } = await addAppeal(world);
      expect(await captureError(decide(first, 'uphold'))).toEqual({
        code: 'PT403',
        message: 'Another admin than the one who suspended them decides this appeal',
      });
      await world.sql`delete from private.admins where user_id <> ${first.id}`;
      expect((await ownState(world, creator))?.appeal?.lacks_admin).toBe(true);
      const [waiting] = (await list(world, first, 'admin_list_appeals', {})).items;
      expect(waiting).toMatchObject({ may_decide: false, reason: 'Spam', text });
      await world.grantAdmin(second);
      expect((await ownState(world, creator))?.appeal?.lacks_admin).toBe(false);
      await decide(second, 'uphold');
    }));

  it('may be decided by admins alone', () =>
    inWorld(async (world) => {
      const { creator, second } = await addAppeal(world);
      const stranger = await world.addPerson();
      const rows = await world.sql`
        select private.may_decide_appeal(p.id, ${creator.id}) as may_decide
        from unnest(${[second.id, stranger.id, creator.id]}::uuid[]) with ordinality as p (id, place)
        order by p.place`;
      expect(rows.map(({ may_decide }) => Boolean(may_decide))).toEqual([true, false, false]);
    }));

  it('does not count an admin whose account is closed', () =>
    inWorld(async (world) => {
      const { creator, first, second } = await addAppeal(world);
      await world.sql`delete from private.admins where user_id not in (${first.id}, ${second.id})`;
      await world.sql`
        insert into private.closed_accounts (user_id, closed_until) values (${second.id}, 'infinity')`;
      expect((await ownState(world, creator))?.appeal?.lacks_admin).toBe(true);
    }));

  it('is answered by lifting the suspension, also by who suspended', () =>
    inWorld(async (world) => {
      const { creator, first } = await addAppeal(world);
      const restore = { name: 'admin_restore', user_id: creator.id, reason: 'A mistake' };
      await call(world, first, restore);
      const [decided] = (await list(world, first, 'admin_list_appeals', { status: 'decided' }))
        .items;
      expect(decided).toMatchObject({
        ...{ outcome: 'lift', note: 'A mistake', decided_by: { id: first.id }, may_decide: false },
        person: { id: creator.id, name: 'Ada Stone', is_dev: true },
      });
      expect((await bell(world, creator)).map(({ kind }) => kind).toSorted()).toEqual([
        'account_reinstated',
        'account_suspended',
      ]);
    }));

  it('is decided by an admin with a recent sign-in, with a reason and one of two outcomes', () =>
    inWorld(async (world) => {
      const { creator, second, decide } = await addAppeal(world);
      for (const caller of [creator, 'visitor'] as const)
        expect((await captureError(decide(caller, 'lift'))).code).toBe(
          caller === 'visitor' ? '42501' : 'PT403',
        );
      const old = { ...second, amr: signedInAgo(16) };
      expect((await captureError(decide(old, 'lift'))).code).toBe('PGRST');
      for (const note of [null, ' ', 'x'.repeat(241)])
        expect((await captureError(decide(second, 'lift', note))).code).toBe('PT400');
      for (const outcome of [null, 'none'])
        expect(await captureError(decide(second, outcome))).toEqual({
          code: 'PT400',
          message: 'Choose one of these: lift, uphold',
        });
      const unknown = { id: crypto.randomUUID(), outcome: 'lift', note: 'x' };
      expect(
        await captureError(call(world, second, { name: 'admin_decide_appeal', ...unknown })),
      ).toEqual({ code: 'PT404', message: 'This appeal no longer exists' });
    }));

  it('is in the list and in the overview while it waits', () =>
    inWorld(async (world) => {
      type Overview = { queues: { appeals_to_decide: { count: number; oldest_at: string } } };
      const admin = await addAdmin(world);
      const count = async () =>
        (await call<Overview>(world, admin, { name: 'admin_overview' }))?.queues.appeals_to_decide
          .count ?? -1;
      const before = await count();
      const { id, second, decide } = await addAppeal(world);
      expect(await count()).toBe(before + 1);
      const ids = async (status: string) => {
        const { items, total } = await list(world, admin, 'admin_list_appeals', { status });
        expect(total).toBe(items.length);
        return items.map((item) => item.id);
      };
      expect(await ids('waiting')).toContain(id);
      expect(await ids('decided')).not.toContain(id);
      await decide(second, 'uphold');
      expect(await count()).toBe(before);
      expect(await ids('waiting')).not.toContain(id);
      expect(await ids('all')).toContain(id);
      expect(await ids('decided')).toEqual([id]);
    }));

  it('is listed in pages, latest first, for admins only, with known statuses', () =>
    inWorld(async (world) => {
      const { first, creator } = await addAppeal(world);
      await world.sql`
        insert into private.suspension_appeals (user_id, suspended_at, reason, text, created_at)
        select ${creator.id}, now() - n * interval '1 day', 'Spam', 'Page ' || n, now() - n * interval '1 day'
        from generate_series(1, 4) n`;
      const whole = await list(world, first, 'admin_list_appeals', { page_size: 100 });
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(
          world,
          first,
          'admin_list_appeals',
          { page_size: 2, cursor },
        );
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(ids).toEqual(whole.items.map(({ id }) => id));
      expect(whole.total).toBe(ids.length);
      for (const [page_size, length] of [
        [-5, 1],
        [null, ids.length],
      ] as const)
        expect((await list(world, first, 'admin_list_appeals', { page_size })).items).toHaveLength(
          length,
        );
      const times = whole.items.map((item) => String(item['created_at']));
      expect(times).toEqual(times.toSorted().toReversed());
      const odd = list(world, first, 'admin_list_appeals', { status: 'odd' });
      expect((await captureError(odd)).code).toBe('PT400');
      const denied = list(world, creator, 'admin_list_appeals', {});
      expect((await captureError(denied)).code).toBe('PT403');
    }));
});
