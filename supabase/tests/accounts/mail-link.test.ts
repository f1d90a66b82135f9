import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

it.each(['a change of the email address', 'another time as a client'])(
  'does not change the mail link after %s',
  (change) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      await world.sql`
        update public.creator_contacts set email = 'work@example.com', audience = 'nobody'
        where user_id = ${person.id}`;
      if (change === 'another time as a client')
        await world.sql`update public.users set is_dev = false where id = ${person.id}`;
      const moved = `moved-${person.email}`;
      await world.sql`update auth.users set email = ${moved} where id = ${person.id}`;
      await world.sql`update public.users set is_dev = true where id = ${person.id}`;
      const [row] = await world.sql`
        select email, audience from public.creator_contacts where user_id = ${person.id}`;
      expect(row).toEqual({ email: 'work@example.com', audience: 'nobody' });
    }),
);
