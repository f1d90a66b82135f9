import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addRequest } from '../../support/hiring.ts';
import { scope } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

// The functions look first, under a lock: the keys hold without them.
const add = (world: World, table: string, row: Record<string, unknown>) =>
  world.sql.savepoint((sql) => sql`insert into ${sql(table)} ${sql(row)}`);

it.each(['number', 'offer_key'] as const)('a request has one offer of each %s', (column) =>
  inWorld(async (world) => {
    const { id: hire_request_id } = await addRequest(world);
    const closed = { status: 'withdrawn', answered_at: '2026-01-01', valid_until: '2026-01-01' };
    const terms = { kind: 'offer', side: 'creator', title: 'A map', scope, price: 5, ...closed };
    const first = { ...terms, hire_request_id, number: 1, offer_key: randomUUID() };
    const second = { ...first, number: 2, offer_key: randomUUID() };
    await add(world, 'public.offers', first);
    const taken = add(world, 'public.offers', { ...second, [column]: first[column] });
    expect((await captureError(taken)).code).toBe('23505');
    await add(world, 'public.offers', second);
  }),
);

it('a creator has one template of each name', () =>
  inWorld(async (world) => {
    const [one, other] = [await world.addPerson(), await world.addPerson()];
    await world.sql`alter table public.offer_templates disable trigger user`;
    const save = (user_id: string, name: string) =>
      add(world, 'public.offer_templates', {
        ...{ user_id, name, title: 'A map', scope, price: 5, days: 3 },
      });
    await save(one.id, 'Map');
    expect((await captureError(save(one.id, 'Map'))).code).toBe('23505');
    await save(one.id, 'Other');
    await save(other.id, 'Map');
  }));
