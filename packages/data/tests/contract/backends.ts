import { fakeBackend } from '../../src/testing/backend/fake-backend.ts';
import { aUser, testId } from '../../src/testing/rows.ts';
import type { DataClient } from '../../src/client/types.ts';
import { setDeveloperMode } from '../../src/users/change-user.ts';
import { newcomer, openBrowser } from '../backend.ts';

export type Side = { client: DataClient; id: string };

/** The people of a case: both sides are new to each, so that their limits do not add up. */
export type People = { creator: Side; client: Side; stranger: Side; visitor: DataClient };

export type Case = [name: string, run: (people: People) => Promise<unknown>, outcome: unknown];

export type Backend = { newPeople: () => Promise<People> };

/** The database with its policies and functions. */
export async function openRealBackend(): Promise<Backend> {
  const stranger = await newcomer('Sam Reed');
  const visitor = openBrowser();
  return {
    async newPeople() {
      const creator = await newcomer('Zoe Quill', `zoe-${crypto.randomUUID().slice(0, 8)}`);
      await setDeveloperMode(creator.client, { id: creator.id, isDev: true });
      return { creator, client: await newcomer('Mia Moss'), stranger, visitor };
    },
  };
}

/** The backend that the tests of pages use instead. */
export async function openFakeBackend(): Promise<Backend> {
  const backend = fakeBackend({
    users: [aUser({ id: testId(1), name: 'Sam Reed', username: null, is_dev: false })],
  });
  const open = (id: string) => ({ client: backend.openBrowser(id), id });
  const stranger = open(testId(1));
  let count = 1;
  const add = (fields: Partial<ReturnType<typeof aUser>>) => {
    count += 1;
    const user = aUser({ id: testId(count), ...fields });
    backend.state.users.push(user);
    return open(user.id);
  };
  return {
    async newPeople() {
      const creator = add({ name: 'Zoe Quill', username: `zoe-${count}` });
      const client = add({ name: 'Mia Moss', username: null, is_dev: false });
      return { creator, client, stranger, visitor: backend.openBrowser() };
    },
  };
}
