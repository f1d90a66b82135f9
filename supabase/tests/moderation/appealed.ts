import { addAdmin, call } from '../admin/admins.ts';
import type { Caller, World } from '../support/world.ts';

export const text = 'I only answered what they asked me.';
export const appeal = (world: World, caller: Caller, words: string | null = text) =>
  call(world, caller, { name: 'appeal_suspension', text: words });

type Appeal = {
  text: string;
  outcome: string | null;
  note: string | null;
  decided_at: string | null;
  lacks_admin: boolean;
};
type Restrictions = { suspended: { reason: string; at: string; appeal: Appeal | null } | null };
export const ownState = async (world: World, caller: Caller) =>
  (await call<Restrictions>(world, caller, { name: 'my_restrictions' }))?.suspended;

/** A creator whom the first of two admins has suspended. */
export async function addSuspended(world: World) {
  const [first, second] = [await addAdmin(world), await addAdmin(world)];
  const creator = await world.addPerson({ name: 'Ada Stone', isDev: true });
  const suspend = () =>
    call(world, first, { name: 'admin_suspend', user_id: creator.id, reason: 'Spam' });
  await suspend();
  return { first, second, creator, suspend };
}

export async function addAppeal(world: World) {
  const scene = await addSuspended(world);
  await appeal(world, scene.creator);
  const [row] = await world.sql<{ id: string }[]>`
    select id from private.suspension_appeals where user_id = ${scene.creator.id}`;
  const id = row?.id ?? '';
  const decide = (caller: Caller, outcome: string | null, note: string | null = 'We read it') =>
    call(world, caller, { name: 'admin_decide_appeal', id, outcome, note });
  return { ...scene, id, decide };
}
