import { describe, expect, it } from 'vitest';
import { act, addRequest } from '../../support/hiring.ts';
import {
  answerOffer,
  getOpenOffer,
  makeOffer,
  readPanel,
  requestTime,
} from '../../support/offers.ts';
import type { OfferInput } from '../../support/offers.ts';
import { farZones, inDaysThere, openSite } from '../../support/time-zones.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

type Scene = Awaited<ReturnType<typeof addRequest>>;

/** A request whose client is somewhere else than its creator. */
async function addRequestIn(world: World, zone: string, terms?: Omit<OfferInput, 'id'>) {
  const scene = await addRequest(world);
  await openSite(world, scene.client, 'America/New_York');
  await openSite(world, scene.creator, zone);
  if (terms) await agree(world, scene, terms);
  return scene;
}

/** As screens write a day: 'Dec 3, 2026'. */
const formatDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

async function agree(world: World, { id, creator, client }: Scene, terms: Omit<OfferInput, 'id'>) {
  await world.as(creator, (sql) => makeOffer(sql, { id, ...terms }));
  const offer = await getOpenOffer(world, id);
  return world.as(client, (sql) => answerOffer(sql, { id: offer, action: 'accept' }));
}

/** The effects of time on the request when this day begins in the zone, and the second before. */
async function followAt(world: World, { id }: Scene, { day, zone }: { day: string; zone: string }) {
  const follow = async (seconds: number) => {
    const [row] = await world.sql<{ done: boolean | null }[]>`
      with later as (select ${day}::timestamp at time zone ${zone} + make_interval(secs => ${seconds}) as at)
      select bool_or(private.follow_deadline(r.id, l.at)) as done
      from later l cross join lateral private.requests_due(l.at) as r (id) where r.id = ${id}`;
    return row?.done ?? false;
  };
  return [await follow(-1), await follow(0)];
}

describe.each(farZones)('for a creator in %s', (zone) => {
  const inDays = (days: number) => inDaysThere(zone, days);

  it('days count from the day of the agreement there, and the agreement says the same', () =>
    inWorld(async (world) => {
      const { id, client } = await addRequestIn(world, zone, { days: 6 });
      const panel = await readPanel(world, client, id);
      expect([panel.due_on, panel.milestones[0]?.due_on]).toEqual([inDays(6), inDays(6)]);
      const [agreement] = await world.sql<{ text: string }[]>`
        select text from public.agreements where hire_request_id = ${id}`;
      expect(agreement?.text).toContain(`Due date: ${formatDay(inDays(6))}\n`);
      const signed = agreement?.text.split('\n').filter((line) => line.endsWith(` ${zone}`));
      expect(signed).toHaveLength(2);
      for (const line of signed ?? []) expect(line).toContain(` on ${formatDay(inDays(0))} at `);
    }));

  it.each([0, 730])('work can be due in %d days, and not a day more or less', (days) =>
    inWorld(async (world) => {
      const scene = await addRequestIn(world, zone, { days: 9 });
      const tooLate = world.as(scene.creator, (sql) =>
        requestTime(sql, { id: scene.id, due_on: inDays(731) }),
      );
      expect((await captureError(tooLate)).message).toMatch(/hoose a due date within/);
      await world.as(scene.creator, (sql) =>
        makeOffer(sql, { id: scene.id, due_on: inDays(days) }),
      );
      const wrong = inDays(days === 0 ? -1 : 731);
      for (const terms of [
        { due_on: wrong },
        { milestones: [{ title: 'A part', price: 300, due_on: wrong }] },
      ]) {
        const attempt = world.as(scene.creator, (sql) =>
          makeOffer(sql, { id: scene.id, ...terms }),
        );
        expect((await captureError(attempt)).message).toMatch(/hoose a due date within/);
      }
    }),
  );

  it('an offer is accepted until its due date is over there', () =>
    inWorld(async (world) => {
      const scene = await addRequestIn(world, zone);
      const { id, creator, client } = scene;
      await world.as(creator, (sql) => makeOffer(sql, { id, due_on: inDays(1) }));
      const offer = await getOpenOffer(world, id);
      const acceptAsIfDue = async (day: string) => {
        await world.sql`alter table public.offers disable trigger guard`;
        await world.sql`update public.offers set due_on = ${day} where id = ${offer}`;
        await world.sql`alter table public.offers enable trigger guard`;
        return world.as(client, (sql) => answerOffer(sql, { id: offer, action: 'accept' }));
      };
      expect(await captureError(acceptAsIfDue(inDays(-1)))).toEqual({
        ...{ code: 'PT409', message: 'The due date of this offer has passed' },
      });
      expect(await acceptAsIfDue(inDays(0))).toMatchObject({ status: 'accepted' });
    }));

  it('an offer and a request for time are open until the end of the seventh day there', () =>
    inWorld(async (world) => {
      const scene = await addRequestIn(world, zone, { days: 9 });
      const { id, creator } = scene;
      const isOpenUntil = async () => {
        const [row] = await world.sql<{ isEnd: boolean }[]>`
          select valid_until = (${inDays(8)}::timestamp at time zone ${zone}) - interval '1 millisecond' as "isEnd"
          from public.offers where hire_request_id = ${id} and status = 'open'`;
        return row?.isEnd;
      };
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      expect(await isOpenUntil()).toBe(true);
      const offer = await getOpenOffer(world, id);
      await world.as(creator, (sql) => answerOffer(sql, { id: offer, action: 'withdraw' }));
      await world.as(creator, (sql) => requestTime(sql, { id, due_on: inDays(20) }));
      expect(await isOpenUntil()).toBe(true);
    }));

  it('the reminder comes with the day before the due date there', () =>
    inWorld(async (world) => {
      const scene = await addRequestIn(world, zone, { due_on: inDays(6) });
      expect(await followAt(world, scene, { day: inDays(5), zone })).toEqual([false, true]);
    }));

  it('a week after the due date there, no reminder comes any more', () =>
    inWorld(async (world) => {
      const scene = await addRequestIn(world, zone, { due_on: inDays(6) });
      const [before] = await world.dryRun(() => followAt(world, scene, { day: inDays(14), zone }));
      expect(before).toBe(true);
      const [row] = await world.sql<{ due: string | null }[]>`
        select private.day_to_remind_of(h, ${inDays(14)}::timestamp at time zone ${zone}) as due
        from public.hire_requests h where h.id = ${scene.id}`;
      expect(row?.due).toBeNull();
    }));

  it('a reminder names the last day there', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequestIn(world, zone, { days: 9 });
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
      const [row] = await world.sql<{ day: string }[]>`
        select private.last_day(h)::text as day from public.hire_requests h where h.id = ${id}`;
      expect(row?.day).toBe(inDays(14));
    }));
});

it('the zone is the one of the creator at the agreement, wherever they go later', () =>
  inWorld(async (world) => {
    const [first, second] = farZones;
    const scene = await addRequest(world);
    const { id, creator, client } = scene;
    const read = async () => {
      const [row] = await world.sql<{ time_zone: string }[]>`
        select time_zone from public.hire_requests where id = ${id}`;
      return row?.time_zone;
    };
    expect(await read()).toBe('UTC');
    await openSite(world, client, second);
    await openSite(world, creator, first);
    expect(await read()).toBe('UTC');
    await agree(world, scene, { days: 6 });
    expect(await read()).toBe(first);
    await openSite(world, creator, second);
    await agree(world, scene, { days: 6 });
    expect(await read()).toBe(first);
    expect((await readPanel(world, client, id)).due_on).toBe(inDaysThere(first, 6));
  }));

it('a request begins with the zone in which its creator was last', () =>
  inWorld(async (world) => {
    const { creator } = await addRequest(world);
    await openSite(world, creator, 'Asia/Tokyo');
    const client = await world.addPerson();
    const [row] = await world.as(
      client,
      (sql) => sql<{ time_zone: string }[]>`
        select time_zone from public.create_hire_request(
          ${creator.id}, title => 'A map', message => 'A map of the harbour.', request_key => gen_random_uuid())`,
    );
    expect(row).toEqual({ time_zone: 'Asia/Tokyo' });
  }));

it('what is due where the day ends earlier is listed first', () =>
  inWorld(async (world) => {
    const client = await world.addPerson();
    for (const [title, zone] of [
      ['West', 'Etc/GMT+12'],
      ['East', 'Pacific/Kiritimati'],
    ]) {
      await world.sql`
        insert into public.hire_requests
          (client_id, title, price, message, status, due_on, time_zone, request_key, request_digest)
        values (${client.id}, ${title ?? ''}, 5, ${'x'.repeat(30)}, 'accepted', '2099-01-01', ${zone ?? ''},
          gen_random_uuid(), '')`;
    }
    await world.sql`
      insert into public.milestones (hire_request_id, number, title, price, due_on)
      select id, 1, title, 5, due_on from public.hire_requests where client_id = ${client.id}`;
    const [row] = await world.as(
      client,
      (sql) => sql<{ dates: { title: string; time_zone: string }[] }[]>`
        select public.my_request_dates('client') as dates`,
    );
    expect(row?.dates).toMatchObject([
      { title: 'East', time_zone: 'Pacific/Kiritimati' },
      { title: 'West', time_zone: 'Etc/GMT+12' },
    ]);
  }));
