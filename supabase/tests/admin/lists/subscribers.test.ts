import { expect, it } from 'vitest';
import { inWorld } from '../../support/world.ts';
import { addAdmin } from '../admins.ts';
import { list } from './pages.ts';

it('has pages of up to 1,000 rows, and counts up to 10,000', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    await world.sql`
      insert into private.newsletter_subscribers (email)
      select n || '@quokka.example' from generate_series(1, 10001) n`;
    const get = (page_size: number | null) =>
      list(world, admin, 'admin_list_subscribers', { page_size });
    expect(await get(20_000)).toMatchObject({ total: 10_000, total_is_capped: true });
    for (const [size, expected] of [
      [20_000, 1000],
      [1000, 1000],
      [null, 50],
      [0, 1],
    ] as const)
      expect((await get(size)).items).toHaveLength(expected);
  }));

it('the list of subscribers shows no whole address', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    await world.sql`
      insert into private.newsletter_subscribers (email, confirmed_at)
      values ('quokka@records.example', now()), ('wombat@records.example', null)`;
    const get = async (status: string) =>
      (await list(world, admin, 'admin_list_subscribers', { status })).items
        .map(({ short_email }) => String(short_email))
        .filter((email) => email.endsWith('records.example'))
        .toSorted();
    expect(await get('confirmed')).toEqual(['q…@records.example']);
    expect(await get('unconfirmed')).toEqual(['w…@records.example']);
    expect(await get('all')).toEqual(['q…@records.example', 'w…@records.example']);
  }));
