import type { World } from '../support/world.ts';

type Person = { id: string };
/** Repeats the action as one user; with the name of its counter. */
export type RepeatableAction = { person: Person; action?: string; repeat: () => Promise<unknown> };
export type Rate = [
  action: string,
  max: number,
  per: string,
  prepare: (world: World) => Promise<RepeatableAction>,
];

/** A call by a user who is allowed to, about a creator with a project. */
export const byUser =
  (call: (world: World, person: Person, other: Person, project: string) => Promise<unknown>) =>
  async (world: World): Promise<RepeatableAction> => {
    const person = await world.addPerson({ isDev: true });
    const other = await world.addPerson({ isDev: true });
    const project = await world.addProject(other);
    return { person, repeat: () => call(world, person, other, project) };
  };
