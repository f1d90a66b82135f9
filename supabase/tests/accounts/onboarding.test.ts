import { describe, expect, it } from 'vitest';
import { asService } from '../support/as-service.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const profile = {
  bio: 'I build things.',
  skills: ['React', 'Node'],
  preferred_language: 'fr',
  years_experience: 7,
  hourly_rate: 75,
  availability: 'Available for projects',
  specialization: 'Full-Stack Development',
};
const transcript = [{ id: '1', type: 'user', content: 'Hello', timestamp: 1_767_225_600_000 }];

function complete(
  world: World,
  caller: Caller,
  profileToSave: object = profile,
  chat: unknown[] | null = transcript,
  replaced: string[] = [],
) {
  return world.as(
    caller,
    (sql) => sql`select public.complete_onboarding(
      ${JSON.stringify(profileToSave)}::text::jsonb, ${chat && JSON.stringify(chat)}::text::jsonb, ${replaced})`,
  );
}

async function savedBy(world: World, { id }: { id: string }) {
  const [row] = await world.sql`
    select u.bio, u.skills, u.is_dev, u.preferred_language, u.years_experience,
      u.hourly_rate::float8 as hourly_rate, u.availability, u.specialization, p.onboarding_chat as chat
    from public.users u join public.user_private p on p.user_id = u.id where u.id = ${id}`;
  return row;
}

it('saves the profile, the transcript and the developer flag together', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await complete(world, person);
    expect(await savedBy(world, person)).toEqual({ ...profile, is_dev: true, chat: transcript });
  }));

it('keeps columns that the profile does not contain', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await complete(world, person);
    await complete(world, person, { bio: 'New' }, null, ['bio', 'skills', 'hourly_rate']);
    expect(await savedBy(world, person)).toEqual({
      ...profile,
      bio: 'New',
      is_dev: true,
      chat: [],
    });
  }));

describe('a second interview', () => {
  const second = {
    bio: 'I build other things.',
    skills: ['Vue'],
    preferred_language: 'de',
    years_experience: 0,
    hourly_rate: 90,
    availability: 'part-time',
    specialization: 'Backend',
  };
  const fields = Object.keys(second) as (keyof typeof second)[];

  it('keeps all existing values', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await complete(world, person);
      await complete(world, person, second, []);
      expect(await savedBy(world, person)).toEqual({ ...profile, is_dev: true, chat: [] });
    }));

  it.each(fields)('replaces only %s if chosen', (field) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await complete(world, person);
      await complete(world, person, second, transcript, [field]);
      const expected = { ...profile, [field]: second[field], is_dev: true, chat: transcript };
      expect(await savedBy(world, person)).toEqual(expected);
    }),
  );

  it.each(fields)('sets %s if it is empty', (field) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const { [field]: _, ...others } = profile;
      await complete(world, person, others);
      await complete(world, person, second);
      const expected = { ...profile, [field]: second[field], is_dev: true, chat: transcript };
      expect(await savedBy(world, person)).toEqual(expected);
    }),
  );

  it('sets a bio that was cleared', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql`update public.users set bio = '' where id = ${person.id}`;
      await complete(world, person);
      expect(await savedBy(world, person)).toMatchObject({ bio: profile.bio });
    }));
});

it.each([
  [{ ...profile, years_experience: 51 }, transcript, '23514'],
  [{ ...profile, hourly_rate: 'NaN' }, transcript, '23514'],
  [{ ...profile, years_experience: 'many' }, transcript, '22P02'],
  [profile, ['x'.repeat(65_536)], '23514'],
])('saves nothing if a part is rejected: %#', (profileToSave, chat, code) =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    expect((await captureError(complete(world, person, profileToSave, chat))).code).toBe(code);
    expect(await savedBy(world, person)).toMatchObject({ is_dev: false, bio: null, chat: [] });
  }),
);

it('writes no columns outside the profile', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const other = await world.addPerson();
    await complete(world, person, { ...profile, id: other.id, rating_avg: 5, username: 'taken' });
    const [row] =
      await world.sql`select rating_avg, username from public.users where id = ${person.id}`;
    expect(row).toEqual({ rating_avg: 0, username: null });
    expect(await savedBy(world, other)).toMatchObject({ is_dev: false });
  }));

it('requires an account that is not suspended', () =>
  inWorld(async (world) => {
    expect((await captureError(complete(world, 'visitor'))).code).toBe('42501');
    const person = await world.addPerson();
    await world.suspend(person);
    expect(await captureError(complete(world, person))).toEqual({
      code: 'PT403',
      message: 'Your account is suspended',
    });
  }));

it('only changes the caller, even without row-level security', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const other = await world.addPerson();
    await world.sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: person.id })}, true)`;
    await asService(world, (sql) => sql`select public.complete_onboarding('{}', '[{"id": "1"}]')`);
    expect(await savedBy(world, person)).toMatchObject({ is_dev: true, chat: [{ id: '1' }] });
    expect(await savedBy(world, other)).toMatchObject({ is_dev: false, chat: [] });
  }));

it('returns an error without a profile if the account was deleted', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.sql`delete from auth.users where id = ${person.id}`;
    expect(await captureError(complete(world, person))).toEqual({
      code: 'PT404',
      message: 'Your account has no profile to complete',
    });
  }));

it('adds a public mail link for the new developer', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const other = await world.addPerson();
    await complete(world, person);
    const [row] =
      await world.sql`select email, audience from public.creator_contacts where user_id = ${person.id}`;
    expect(row).toEqual({ email: person.email, audience: 'everyone' });
    expect(
      await world.sql`select from public.creator_contacts where user_id = ${other.id}`,
    ).toEqual([]);
  }));

it('adds no mail link without an email address', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.sql`update public.user_private set email = null where user_id = ${person.id}`;
    await complete(world, person);
    expect(
      await world.sql`select from public.creator_contacts where user_id = ${person.id}`,
    ).toEqual([]);
  }));

describe("a creator's mail link", () => {
  it.each([
    ['everyone', true, true],
    ['signed_in', false, true],
    ['nobody', false, false],
  ] as const)('for %s reaches its audience', (audience, visitorReads, memberReads) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      await world.sql`update public.creator_contacts set audience = ${audience} where user_id = ${creator.id}`;
      const contact = async (caller: Caller) => {
        const [row] = await world.as(
          caller,
          (sql) => sql`select public.creator_contact(${creator.id}) as email`,
        );
        return row?.email === creator.email;
      };
      expect(await contact('visitor')).toBe(visitorReads);
      expect(await contact(await world.addPerson())).toBe(memberReads);
      expect(await contact(creator)).toBe(true);
    }),
  );

  it('is deleted with its creator', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      await world.suspend(creator);
      const [row] = await world.as(
        'visitor',
        (sql) => sql`select public.creator_contact(${creator.id}) as email`,
      );
      expect(row?.email).toBeNull();
    }));
});
