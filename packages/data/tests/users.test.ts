import { beforeAll, describe, expect, it } from 'vitest';
import { setDeveloperMode, updateUser } from '../src/users/change-user.ts';
import { getCreatorContact } from '../src/users/profile/creator-contact.ts';
import { isUsernameAvailable } from '../src/users/index.ts';
import { getUser, getUserByUsername, listCreators, listUsers } from '../src/users/read-users.ts';
import { countFoundCreators, searchCreators } from '../src/users/search-creators.ts';
import { newcomer, openBrowser, sql } from './backend.ts';
import { createWorld, UNKNOWN_ID } from './world.ts';

const PUBLIC_COLUMNS =
  'availability avatar bio created_at education experience github hourly_rate id instagram is_dev languages linkedin location name preferred_language rating_avg rating_count skills specialization twitter updated_at username website years_experience';

const visitor = openBrowser();
let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  world = await createWorld();
});

describe('users', () => {
  it('are listed by name, up to the limit', async () => {
    const names = (await listUsers(visitor)).map(({ name }) => name);
    const [{ names: sorted } = { names: [] }] = await sql<{ names: string[] }[]>`
      select array_agg(name order by name) as names from unnest(${names}::text[]) as name`;

    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThanOrEqual(100);
    expect(names).toEqual(sorted);
  });

  it('are all creators in the list of creators', async () => {
    const creators = await listCreators(world.client.client);

    expect(creators.length).toBeGreaterThan(1);
    expect(creators.every(({ is_dev }) => is_dev)).toBe(true);
  });

  it('are loaded by id with exactly the public columns', async () => {
    const user = await getUser(visitor, world.creator.id);

    expect(
      Object.keys(user ?? {})
        .sort()
        .join(' '),
    ).toBe(PUBLIC_COLUMNS);
  });

  it('are loaded by username in any case', async () => {
    const user = await getUserByUsername(visitor, world.username.toUpperCase());

    expect(user?.id).toBe(world.creator.id);
    expect(await getUserByUsername(visitor, 'nobody-here')).toBeNull();
  });

  it('are null for an unknown id, and for a client when a visitor reads them', async () => {
    expect(await getUser(visitor, UNKNOWN_ID)).toBeNull();
    expect(await getUser(visitor, world.client.id)).toBeNull();
  });

  it('can change their own profile', async () => {
    const { client, id } = world.creator;
    const changes = { bio: 'Paints.', website: 'https://zoe.test', years_experience: 3 };

    expect(await updateUser(client, { id, changes })).toMatchObject(changes);
  });

  it('cannot change other users', async () => {
    const { client } = world.creator;
    const attempt = updateUser(client, { id: world.client.id, changes: { bio: 'owned' } });

    await expect(attempt).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('cannot save values that break a rule of the database', async () => {
    const { client, id } = world.creator;
    const attempt = updateUser(client, { id, changes: { years_experience: 51 } });

    await expect(attempt).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('cannot use a username that is taken', async () => {
    const { client, id } = world.client;
    const attempt = updateUser(client, { id, changes: { username: world.username } });

    await expect(attempt).rejects.toMatchObject({ kind: 'conflict' });
  });

  it.each([
    ['admin', false],
    ['ab', false],
    ['someone-new', true],
  ])('can use the username %s: %s', async (name, expected) => {
    expect(await isUsernameAvailable(visitor, name)).toBe(expected);
  });

  it('see a taken username as unavailable in any case', async () => {
    expect(await isUsernameAvailable(visitor, world.username)).toBe(false);
    expect(await isUsernameAvailable(visitor, world.username.toUpperCase())).toBe(false);
    expect(await isUsernameAvailable(world.creator.client, world.username)).toBe(true);
  });

  it('are loaded by a former username, which no one else can use', async () => {
    const name = `former-${crypto.randomUUID().slice(0, 8)}`;
    const { client, id } = await newcomer('Re Named', name);
    await setDeveloperMode(client, { id, isDev: true });
    await updateUser(client, { id, changes: { username: `${name}-2` } });

    expect((await getUserByUsername(visitor, name.toUpperCase()))?.id).toBe(id);
    expect(await isUsernameAvailable(visitor, name)).toBe(false);
    const attempt = updateUser(world.client.client, {
      id: world.client.id,
      changes: { username: name },
    });
    await expect(attempt).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('switch to developer and back', async () => {
    const { client, id } = await newcomer('Switch Er');

    expect(await setDeveloperMode(client, { id, isDev: true })).toEqual({ success: true });
    expect((await getUser(visitor, id))?.is_dev).toBe(true);
    expect(await setDeveloperMode(client, { id, isDev: false })).toEqual({ success: true });
    expect(await getUser(visitor, id)).toBeNull();
  });

  it('cannot switch another user', async () => {
    const input = { id: world.creator.id, isDev: false };

    expect(await setDeveloperMode(world.client.client, input)).toMatchObject({
      success: false,
      error: { kind: 'not-found' },
    });
  });
});

describe('creators', () => {
  it('are found by text, skills and locations', async () => {
    const { client, id } = world.creator;
    const changes = { skills: ['react', 'Zig'], location: 'Berlin Germany' };
    await updateUser(client, { id, changes });
    const filters = {
      q: world.runId,
      skills: ['React'],
      locations: ['Berlin Germany', 'London UK'],
    };
    const page = await searchCreators(visitor, filters);
    const { facets } = await countFoundCreators(visitor, filters);

    expect(page.items).toMatchObject([{ id, project_count: 5, rating_count: 3 }]);
    expect(facets.locations.counts).toMatchObject({ 'Berlin Germany': 1, 'London UK': 0 });
  });

  it('are listed page by page', async () => {
    const filters = { q: '', skills: [], locations: [], pageSize: 1 };
    const first = await searchCreators(visitor, filters);
    const second = await searchCreators(visitor, { ...filters, cursor: first.next });

    expect(first.items).toHaveLength(1);
    expect(second.items).toHaveLength(1);
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
  });

  it('have an email address for everyone, clients have none', async () => {
    expect(await getCreatorContact(visitor, world.creator.id)).toBe(world.creator.email);
    expect(await getCreatorContact(visitor, world.client.id)).toBeNull();
  });
});
