import { beforeAll, expect, it } from 'vitest';
import {
  listSavedCreators,
  updateSavedCreatorNote,
} from '../src/saved-creators/list-saved-creators.ts';
import { saveCreator, unsaveCreator } from '../src/saved-creators/saved-creators.ts';
import { setDeveloperMode } from '../src/users/change-user.ts';
import { newcomer, type Person } from './backend.ts';
import { createWorld } from './world.ts';

let world: Awaited<ReturnType<typeof createWorld>>;
let other: Person;

beforeAll(async () => {
  world = await createWorld();
  other = await newcomer('Sam Reed');
});

it('lists a saved creator with note and projects, for the user who saved only', async () => {
  const { client } = world.client;
  await saveCreator(client, world.creator.id);
  await updateSavedCreatorNote(client, { creatorId: world.creator.id, note: ' For the spring ' });
  await saveCreator(client, world.creator.id);

  const [saved] = await listSavedCreators(client);
  expect(saved).toMatchObject({
    note: 'For the spring',
    creator: { id: world.creator.id, project_count: 5 },
  });
  expect(await listSavedCreators(other.client)).toEqual([]);
});

it('keeps a creator who is no longer public in the list, without their profile', async () => {
  const { client } = world.client;
  await saveCreator(client, world.creator.id);
  await setDeveloperMode(world.creator.client, { id: world.creator.id, isDev: false });

  expect(await listSavedCreators(client)).toMatchObject([
    { creator_id: world.creator.id, creator: null },
  ]);
  await setDeveloperMode(world.creator.client, { id: world.creator.id, isDev: true });
});

it('removes a creator, and rejects a note for an unsaved one', async () => {
  const { client, id } = world.client;
  await saveCreator(client, world.creator.id);
  await updateSavedCreatorNote(client, { creatorId: world.creator.id, note: 'For the spring' });
  const removal = { userId: id, creatorId: world.creator.id };
  expect(await unsaveCreator(client, removal)).toBe('For the spring');
  expect(await unsaveCreator(client, removal)).toBeNull();

  expect(await listSavedCreators(client)).toEqual([]);
  await expect(
    updateSavedCreatorNote(client, { creatorId: world.creator.id, note: 'Hm' }),
  ).rejects.toMatchObject({ kind: 'not-found' });
});
