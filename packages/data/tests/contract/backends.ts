import { fakeBackend } from '../../src/testing/backend/fake-backend.ts';
import { aUser, testId } from '../../src/testing/rows.ts';
import type { DataClient } from '../../src/client/client.ts';
import { setDeveloperMode } from '../../src/users/change-user.ts';
import { newcomer, openBrowser } from '../backend.ts';

export type Side = { client: DataClient; id: string };

/** The people of a case: the client is new to each, so that its limits do not add up. */
export type People = { creator: Side; client: Side; stranger: Side; visitor: DataClient };

export type Backend = { newPeople: () => Promise<People> };

/** The database with its policies and functions. */
export async function openRealBackend(): Promise<Backend> {
  const creator = await newcomer('Zoe Quill', `zoe-${crypto.randomUUID().slice(0, 8)}`);
  await setDeveloperMode(creator.client, { id: creator.id, isDev: true });
  const stranger = await newcomer('Sam Reed');
  const visitor = openBrowser();
  return {
    newPeople: async () => ({ creator, client: await newcomer('Mia Moss'), stranger, visitor }),
  };
}

/** The backend that the tests of pages use instead. */
export async function openFakeBackend(): Promise<Backend> {
  const backend = fakeBackend({
    users: [
      aUser({ id: testId(1), name: 'Zoe Quill', username: 'zoe-quill' }),
      aUser({ id: testId(2), name: 'Sam Reed', username: null, is_dev: false }),
    ],
  });
  const open = (id: string) => ({ client: backend.openBrowser(id), id });
  const [creator, stranger] = [open(testId(1)), open(testId(2))];
  let count = 2;
  return {
    async newPeople() {
      count += 1;
      const id = testId(count);
      backend.state.users.push(aUser({ id, name: 'Mia Moss', username: null, is_dev: false }));
      return { creator, client: open(id), stranger, visitor: backend.openBrowser() };
    },
  };
}
