import { describe, expect, it } from 'vitest';
import { act, addRequest, applyStep, getRequest } from '../../support/hiring.ts';
import { answerOffer, inDays, makeOffer } from '../../support/offers.ts';
import { farZones, inDaysThere, openSite } from '../../support/time-zones.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

type Due = { due_on?: string | null; no_due_date?: boolean | null };
type Scene = Awaited<ReturnType<typeof addRequest>>;

const send = (
  world: World,
  { creator, id }: Scene,
  { due_on, no_due_date }: Due,
  action = 'accept',
) =>
  world.as(
    creator,
    (sql) => sql`
      select due_on::text, no_due_date, version from public.act_on_hire_request(
        ${id}, ${action}, note => ${action === 'accept' ? null : 'Here it is'}, due_on => ${due_on ?? null}::text::date,
        no_due_date => ${no_due_date === undefined ? false : no_due_date})`,
  );
const readAgreement = async (world: World, { client, id }: Scene) => {
  const [row] = await world.as(
    client,
    (sql) => sql<{ due: string }[]>`
      select substring(text from 'Due date: ([^\n]*)') as due from public.agreements where hire_request_id = ${id}
      order by version desc limit 1`,
  );
  return row?.due;
};

describe('an acceptance', () => {
  const none =
    "Choose a due date, or say that there is none. Reload the page if it doesn't ask for one";
  const outside = 'Choose a due date within the next two years';
  it.each<[Due, string]>([
    [{}, none],
    [{ no_due_date: null }, none],
    [{ due_on: inDays(3), no_due_date: true }, 'Choose a due date or none, not both'],
    [{ due_on: inDays(-1) }, outside],
    [{ due_on: inDays(731) }, outside],
    [{ due_on: 'infinity' }, outside],
  ])('that says %j is rejected', (due, message) =>
    inWorld(async (world) => {
      const scene = await addRequest(world);
      expect(await captureError(send(world, scene, due))).toEqual({ code: 'PT400', message });
    }),
  );

  it('says when the work is due, and the agreement too', () =>
    inWorld(async (world) => {
      for (const due of [inDays(0), inDays(730)]) {
        const scene = await addRequest(world);
        const said = { due_on: due, no_due_date: null };
        expect(await send(world, scene, said)).toEqual([
          { due_on: due, no_due_date: false, version: 2 },
        ]);
        const [part] = await world.sql`
          select due_on::text from public.milestones where hire_request_id = ${scene.id}`;
        expect(part).toEqual({ due_on: due });
        const day = new Date(due).toLocaleDateString('en-US', {
          ...{ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' },
        });
        expect(await readAgreement(world, scene)).toBe(day);
      }
    }));

  it('says that there is no due date, whatever the service says', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world);
      const said = { no_due_date: true };
      expect(await send(world, scene, said)).toEqual([
        { due_on: null, no_due_date: true, version: 2 },
      ]);
      expect(await readAgreement(world, scene)).toBe('none');
    }));

  it('is the only action that says so', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'accepted');
      for (const due of [{ due_on: inDays(3) }, { no_due_date: true }]) {
        expect(await captureError(send(world, scene, due, 'deliver'))).toEqual({
          code: 'PT400',
          message: 'Only an acceptance says when the work is due',
        });
      }
    }));

  it('is one if it is repeated, unless it says something else', () =>
    inWorld(async (world) => {
      const dropped = {
        code: 'PT409',
        message: 'This request is already accepted, with another due date',
      };
      const [dated, open] = [{ due_on: inDays(4) }, { no_due_date: true }];
      for (const [first, other] of [
        [dated, { due_on: inDays(5) }],
        [dated, open],
        [open, dated],
      ] as const) {
        const scene = await addRequest(world);
        const accepted = await send(world, scene, first);
        expect(await send(world, scene, first)).toEqual(accepted);
        expect(await send(world, scene, {})).toEqual(accepted);
        expect(await captureError(send(world, scene, other))).toEqual(dropped);
      }
    }));

  it.each(farZones)('is in the days of its creator, in %s', (zone) =>
    inWorld(async (world) => {
      for (const [days, wrong] of [
        [0, -1],
        [730, 731],
      ] as const) {
        const scene = await addRequest(world);
        await openSite(world, scene.creator, zone);
        const attempt = send(world, scene, { due_on: inDaysThere(zone, wrong) });
        expect(await captureError(attempt)).toEqual({ code: 'PT400', message: outside });
        const due_on = inDaysThere(zone, days);
        expect(await send(world, scene, { due_on })).toMatchObject([{ due_on }]);
      }
    }),
  );
});

it('work without a due date gets one from the next agreement', () =>
  inWorld(async (world) => {
    const { creator, client, id } = await addRequest(world);
    await world.as(creator, (sql) => act(sql, { id, action: 'accept', due_on: null }));
    const { open_offer_id } = await world.as(creator, (sql) => makeOffer(sql, { id, days: 6 }));
    expect(await getRequest(world, id)).toMatchObject({ due_on: null, no_due_date: true });
    await world.as(client, (sql) =>
      answerOffer(sql, { id: open_offer_id ?? '', action: 'accept' }),
    );
    const [row] = await world.sql`
      select due_on::text, no_due_date from public.hire_requests where id = ${id}`;
    expect(row).toEqual({ due_on: inDays(6), no_due_date: false });
  }));

it('work without a due date stays so until it is approved', () =>
  inWorld(async (world) => {
    const scene = await addRequest(world);
    await world.as(scene.creator, (sql) =>
      act(sql, { id: scene.id, action: 'accept', due_on: null }),
    );
    await applyStep(world, scene, ['creator', 'deliver']);
    await applyStep(world, scene, ['client', 'approve']);
    expect(await getRequest(world, scene.id)).toMatchObject({ due_on: null, no_due_date: true });
  }));
