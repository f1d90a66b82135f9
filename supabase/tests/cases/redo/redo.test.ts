import { describe, expect, it } from 'vitest';
import { getRequest } from '../../support/hiring.ts';
import { readPanel } from '../../support/offers.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import { captureError } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addScene } from '../cases.ts';

const inWorld = shareWorldWithoutRequests();

/** Approved work that both agreed to do again. */
async function addRedoing(world: World) {
  const scene = await addScene(world, 'approved');
  const id = await scene.open({ wants: 'redo' });
  await scene.answer('creator', id, { action: 'accept' });
  return {
    ...scene,
    case: id,
    redo: () => scene.answer('creator', id, { action: 'redo', text: 'All pages work now.' }),
    due: async () => {
      const [row] = await world.sql`
        select array_remove(private.due_actions(h, 'client'), 'pay') as client, private.due_actions(h, 'creator') as creator,
          private.case_due_at(c) - now() as left
        from public.hire_requests h join public.cases c on c.hire_request_id = h.id where h.id = ${scene.id}`;
      return row;
    },
    listKinds: async (side: 'client' | 'creator') => {
      const rows = await world.sql<{ kind: string }[]>`
        select kind from public.notifications
        where user_id = ${scene[side].id} and needs_action and kind <> 'request_invoice'
          and params ->> 'request_id' = ${scene.id}`;
      return rows.map(({ kind }) => kind);
    },
  };
}

/** Beside what is to be paid. */
const settled = { client: [], creator: [] };

describe('approved work that is done again', () => {
  it('waits for the creator, then for the client, who accepts it', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      expect(await scene.get(scene.case)).toMatchObject({ status: 'redoing', outcome: 'redo' });
      expect(await scene.due()).toMatchObject({ ...settled, creator: ['deliver'] });
      expect(await readPanel(world, scene.client, scene.id)).toMatchObject({ turn: 'creator' });
      expect(await captureError(scene.answer('client', scene.case, { action: 'dispute' }))).toEqual(
        expect.objectContaining({ message: 'The creator does the work again first' }),
      );
      await scene.redo();
      expect(await scene.get(scene.case)).toMatchObject({ status: 'redone' });
      expect(await scene.due()).toMatchObject({ ...settled, client: ['answer_case'] });
      expect(await scene.listKinds('client')).toEqual(['request_redone']);
      await scene.answer('client', scene.case, { action: 'accept' });
      expect(await scene.get(scene.case)).toMatchObject({ status: 'agreed', outcome: 'redo' });
      expect(await scene.due()).toMatchObject(settled);
      expect(await getRequest(world, scene.id)).toMatchObject({ status: 'completed' });
      expect(await scene.listRefunds()).toEqual([]);
    }));

  it('is asked of the creator who proposed it', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'counter', outcome: 'redo' });
      await scene.answer('client', id, { action: 'accept' });
      const lines = await world.sql`
        select kind, needs_action from public.notifications
        where user_id = ${scene.creator.id} and kind = 'request_redo_agreed'`;
      expect(lines).toEqual([{ kind: 'request_redo_agreed', needs_action: true }]);
    }));

  it('goes to an admin after 14 days without it, and is not agreed on twice', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      expect(await scene.passDays(13.9)).toBe(false);
      expect(await scene.passDays(14)).toBe(true);
      expect(await scene.get(scene.case)).toMatchObject({ status: 'waiting' });
      const [last] = await world.sql`
        select side, action from public.case_steps where case_id = ${scene.case} order by number desc limit 1`;
      expect(last).toEqual({ side: 'time', action: 'miss' });
      await scene.answer('creator', scene.case, { action: 'accept', text: null });
      expect(await scene.get(scene.case)).toMatchObject({ status: 'waiting' });
      const { cases } = await readPanel(world, scene.creator, scene.id);
      expect(cases).toMatchObject([{ outcomes: ['all', 'part', 'none'] }]);
      const counter = scene.answer('creator', scene.case, { action: 'counter', outcome: 'redo' });
      expect((await captureError(counter)).message).toBe('Choose one of these: all, part, none');
      await scene.decide(scene.first, scene.case);
      await scene.passDays(7);
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -10_000 }]);
    }));

  it('makes room for money that both agree on instead', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      const part = { action: 'counter', outcome: 'part', cents: 4000 };
      await scene.answer('creator', scene.case, part);
      expect(await scene.get(scene.case)).toMatchObject({ status: 'redoing', outcome: 'part' });
      const second = scene.answer('creator', scene.case, {
        ...part,
        cents: 3000,
        text: 'Or a little less.',
      });
      expect((await captureError(second)).message).toBe(
        'You answered this case already, with another text',
      );
      await scene.answer('client', scene.case, { action: 'accept' });
      expect(await scene.get(scene.case)).toMatchObject({ status: 'agreed', outcome: 'part' });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -4000 }]);
    }));

  it('is what counts once it is accepted, also after such a proposal', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      await scene.answer('creator', scene.case, { action: 'counter', outcome: 'all' });
      await scene.redo();
      await scene.answer('client', scene.case, { action: 'accept' });
      expect(await scene.get(scene.case)).toMatchObject({ status: 'agreed', outcome: 'redo' });
      expect(await scene.listRefunds()).toEqual([]);
    }));

  it('is a date of both sides', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      const listDates = async (side: 'client' | 'creator') => {
        const [row] = await world.as(
          scene[side],
          (sql) => sql<{ dates: { kind: string; title: string }[] }[]>`
            select public.my_request_dates(${side}) as dates`,
        );
        return row?.dates.map(({ kind }) => kind);
      };
      expect(await listDates('creator')).toEqual(['redo']);
      await scene.redo();
      expect(await listDates('client')).toEqual(['acceptance']);
    }));

  it.each(['approved', 'delivered'] as const)(
    'is said to the creator who agreed to do again what is %s',
    (state) =>
      inWorld(async (world) => {
        const scene = await addScene(world, state);
        const id = await scene.open({ wants: 'redo' });
        await scene.answer('creator', id, { action: 'accept' });
        const lines = await world.sql`
        select kind, params ->> 'actor_name' as actor from public.notifications
        where user_id = ${scene.creator.id} and needs_action and params ->> 'request_id' = ${scene.id}`;
        expect(lines).toEqual([{ kind: 'request_redo_agreed', actor: null }]);
      }),
  );

  it('is accepted after 14 days without an answer', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      await scene.redo();
      expect(await scene.passDays(13.9)).toBe(false);
      expect(await scene.passDays(14)).toBe(true);
      expect(await scene.get(scene.case)).toMatchObject({ status: 'agreed' });
    }));

  it('is disputed by the client, and an admin decides', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      await scene.redo();
      await scene.answer('client', scene.case, { action: 'dispute' });
      expect(await scene.get(scene.case)).toMatchObject({ status: 'waiting' });
      await scene.decide(scene.first, scene.case, { outcome: 'part', cents: 4000 });
      await scene.passDays(7);
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -4000 }]);
    }));

  it('does not shorten the 30 days', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      await world.sql`update public.cases set created_at = now() - interval '25 days' where id = ${scene.case}`;
      await world.sql`alter table public.hire_request_events disable trigger guard`;
      await world.sql`
        update public.hire_request_events set created_at = now() - interval '54 days'
        where hire_request_id = ${scene.id} and action = 'approve'`;
      await scene.redo();
      await scene.answer('client', scene.case, { action: 'accept' });
      expect((await readPanel(world, scene.client, scene.id)).case_subjects).toMatchObject([
        { subject: 'work', cents: 10_000 },
      ]);
    }));

  it('is no more once the client withdraws the case', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      await scene.answer('client', scene.case, { action: 'withdraw' });
      expect(await scene.get(scene.case)).toMatchObject({ status: 'withdrawn' });
    }));

  it('goes to an admin when the creator leaves', () =>
    inWorld(async (world) => {
      const scene = await addRedoing(world);
      await world.sql`delete from auth.users where id = ${scene.creator.id}`;
      expect(await scene.get(scene.case)).toMatchObject({ status: 'waiting' });
    }));
});

it.each(['client', 'creator'] as const)('the %s does not do again what no one agreed on', (side) =>
  inWorld(async (world) => {
    const scene = await addScene(world, 'approved');
    const id = await scene.open({ wants: 'redo' });
    const attempt = scene.answer(side, id, { action: 'redo' });
    expect(await captureError(attempt)).toMatchObject({
      message:
        side === 'client' ? "You can't do that" : 'There is nothing to do again in this case',
    });
  }),
);
