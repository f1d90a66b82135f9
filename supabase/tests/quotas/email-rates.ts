import { byUser } from './rate.ts';
import type { Rate } from './rate.ts';

/** Of an admin, and of people who change their email. */
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
    'contact_link',
    10,
    '1 day',
    byUser(async (world, me) => {
      await world.sql`
        insert into public.creator_contacts (user_id, email) values (${me.id}, 'a@example.com')
        on conflict do nothing`;
      await world.as(
        me,
        (tx) =>
          tx`update public.creator_contacts set email = 'b@example.com' where user_id = ${me.id}`,
      );
    }),
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
