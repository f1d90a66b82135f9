import { byUser } from './rate.ts';
import type { Rate } from './rate.ts';

/** Of an admin, and of whoever changes their email. */
export const emailRates: Rate[] = [
  [
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
  ],
  [
    'new_email',
    20,
    '1 hour',
    byUser((world, me) =>
      world.as(me, (tx) => tx`select public.email_available('new@example.com')`),
    ),
  ],
];
