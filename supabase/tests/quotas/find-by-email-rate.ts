import type { Rate } from './rate.ts';

/** Of an admin. */
export const findByEmailRate: Rate = [
  'find_by_email',
  60,
  '1 hour',
  async (world) => {
    const person = await world.addPerson();
    await world.grantAdmin(person);
    const repeat = () =>
      world.as(person, (tx) => tx`select public.admin_find_by_email('no@example.com')`);
    return { person, repeat };
  },
];
