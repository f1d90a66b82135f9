import { addRequest, getRequest } from '../../../support/hiring.ts';
import type { RequestInput } from '../../../support/hiring.ts';
import type { World } from '../../../support/world.ts';

export type Side = 'client' | 'creator';

/** A pending request, and two admins who know neither side. */
export async function addLife(world: World, input: RequestInput) {
  const request = await addRequest(world, 'pending', input);
  const first = await world.addPerson({ name: 'Iris Novak' });
  const second = await world.addPerson({ name: 'Omar Haddad' });
  await world.grantAdmin(first);
  await world.grantAdmin(second);
  return { ...request, first, second };
}
export type Scene = Awaited<ReturnType<typeof addLife>>;

/** Who closed their account, if one did. */
export async function findLeaver(world: World, { id }: Scene): Promise<Side | null> {
  const { client_id, creator_id } = await getRequest(world, id);
  if (client_id === null) return 'client';
  return creator_id === null ? 'creator' : null;
}

/** There is nothing yet that this act is about. */
export class NothingToDo extends Error {
  code = 'nothing to do';
}

/** One of the rows, the newest with 0. */
export function pick<Row>(rows: readonly Row[], back: number): Row {
  const row = rows.at(-1 - (back % Math.max(rows.length, 1)));
  if (row === undefined) throw new NothingToDo();
  return row;
}

/** A share of an amount in cents. */
export const shares = {
  cent: () => 1,
  third: (total: number) => Math.max(Math.floor(total / 3), 1),
  'nearly all': (total: number) => Math.max(total - 1, 1),
  all: (total: number) => total,
  more: (total: number) => total + 1,
} as const;
export type Share = keyof typeof shares;
