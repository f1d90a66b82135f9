import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addCreator, checkAll, claim, demand, letPass, report } from './checks.ts';

const urls = ['https://a.example.com/1', 'https://b.example.com/'];

/** Lets the host of the first URL have had so many requests today, and its check be due. */
async function setUsed(world: World, requests: number) {
  await world.sql`delete from private.checked_hosts`;
  await world.sql`update private.site_checks set due_at = now()`;
  await world.sql`
    insert into private.checked_hosts (host, day, requests)
    values ('a.example.com', (now() at time zone 'utc')::date, ${requests})`;
}

describe('a host', () => {
  it('is read by one reader for 5 minutes, with no more requests than are left', () =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url: urls[0] });
      const claimWithUsed = async (requests: number) => {
        await setUsed(world, requests);
        return (await claim(world)).length;
      };
      expect([await claimWithUsed(17), await claimWithUsed(16)]).toEqual([0, 1]);
      await world.sql`delete from private.checked_hosts`;
      await world.sql`update private.site_checks set due_at = now()`;
      await claim(world);
      const busy = await world.sql`
        select extract(epoch from busy_until - now())::integer as seconds from private.checked_hosts`;
      expect(busy).toEqual([{ seconds: 300 }]);
    }));

  it('gets 24 requests a day, on demand included', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      const project = await world.addProject(creator, { live_url: urls[0] });
      let checks = 0;
      for (let round = 0; round < 9; round += 1) {
        if (round % 3 === 0)
          await world.sql`delete from private.rate_hits where user_id = ${creator.id}`;
        await demand(world, creator, project);
        await world.sql`update private.site_checks set due_at = now()`;
        for (const { id, kind } of await claim(world)) {
          await report(world, { id }, kind === 'runs' ? 'runs' : 'missing', null, 8);
          checks += 1;
        }
      }
      expect(
        await world.sql`select requests from private.checked_hosts where host = 'a.example.com'`,
      ).toEqual([{ requests: 24 }]);
      expect(checks).toBeLessThan(7);
      await letPass(world, '1 day');
      expect(await claim(world)).toHaveLength(1);
    }));

  it('is forgotten a day after it was last read, and not before', () =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url: urls[0] });
      await checkAll(world, 'runs');
      const readHosts = async () => {
        await world.sql`select private.prune()`;
        return (await world.sql`select host from private.checked_hosts`).length;
      };
      await letPass(world, '23 hours 59 minutes');
      expect(await readHosts()).toBe(1);
      await letPass(world, '1 minute 1 second');
      expect(await readHosts()).toBe(0);
      expect(await claim(world)).toHaveLength(1);
    }));

  it('gets back what a check did not use', () =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url: urls[0] });
      await checkAll(world, 'runs');
      expect(await world.sql`select requests from private.checked_hosts`).toEqual([
        { requests: 4 },
      ]);
    }));

  it('gets nothing back, and stays reserved, when another one was read', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      // As a pattern the first would match the second, too.
      for (const host of ['my_app', 'my-app'])
        await world.addProject(creator, { live_url: `https://${host}.example.com/` });
      const read = (await claim(world)).find(({ target }) => target.includes('_'));
      await report(world, { id: read?.id ?? '' }, 'runs', null, 1);
      expect(
        await world.sql`
          select requests, busy_until > now() as is_busy from private.checked_hosts
          order by host collate "C"`,
      ).toEqual([
        { requests: 8, is_busy: true },
        { requests: 1, is_busy: false },
      ]);
    }));

  it.each([0, -5])('gets back all that a check may use if it has used %i', (used) =>
    inWorld(async (world) => {
      await world.addProject(await addCreator(world), { live_url: urls[0] });
      for (const before of [0, 4]) {
        await setUsed(world, before);
        const [first] = await claim(world);
        await report(world, { id: first?.id ?? '' }, 'runs', null, used);
        expect(await world.sql`select requests from private.checked_hosts`).toEqual([
          { requests: before },
        ]);
      }
    }),
  );
});

describe('a check on demand', () => {
  it('is one of three an hour for each project', () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      const project = await world.addProject(creator, { live_url: urls[0] });
      const other = await world.addProject(creator, { live_url: urls[1] });
      for (let count = 0; count < 3; count += 1) await demand(world, creator, project);
      expect(await captureError(demand(world, creator, project))).toMatchObject({
        code: 'PGRST',
      });
      await demand(world, creator, other);
    }));

  it("is the owner's alone, and of no suspended one", () =>
    inWorld(async (world) => {
      const creator = await addCreator(world);
      const project = await world.addProject(creator, { live_url: urls[0] });
      const error = { code: 'PT404' };
      const stranger = await world.addPerson({ isDev: true });
      expect(await captureError(demand(world, stranger, project))).toMatchObject(error);
      await world.suspend(creator);
      expect(await captureError(demand(world, creator, project))).toMatchObject(error);
    }));
});
