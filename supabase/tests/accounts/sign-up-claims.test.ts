import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

// A rejected username is left out, and the profile is written on a second path.
it.each([{}, { username: 'admin' }])(
  'only writes the name and the username from the metadata: %j',
  (names) =>
    inWorld(async (world) => {
      const withoutClaims = await world.addPerson({ name: 'Mira Holt', metadata: names });
      const claimed = await world.addPerson({
        name: 'Mira Holt',
        metadata: {
          ...names,
          ...{ is_dev: true, rating_avg: 5, rating_count: 900, years_experience: 40 },
          ...{
            hourly_rate: 500,
            skills: '{React}',
            bio: 'Best of all',
            location: 'Berlin Germany',
          },
          ...{ avatar: 'https://example.com/a.png', website: 'https://example.com' },
          ...{ linkedin: 'linkedin.com/in/mira', github: 'github.com/mira', twitter: 'x.com/mira' },
          ...{ instagram: 'mira', preferred_language: 'de', availability: 'full-time' },
          ...{ specialization: 'Web', created_at: '2001-01-01', updated_at: '2001-01-01' },
          ...{
            email: 'else@example.com',
            view_count: 900,
            onboarding_chat: '[1]',
            education: '[1]',
          },
          ...{ experience: '[1]', languages: '{Latin}', preferences: '{"a": 1}' },
        },
      });
      const getRows = async ({ id }: { id: string }) =>
        world.sql`
          select to_jsonb(u) - 'id' as profile, to_jsonb(p) - array['user_id', 'email'] as private,
            p.email = ${`${id}@example.com`} as is_own_address
          from public.users u join public.user_private p on p.user_id = u.id where u.id = ${id}`;
      expect(await getRows(claimed)).toEqual(await getRows(withoutClaims));
    }),
);
