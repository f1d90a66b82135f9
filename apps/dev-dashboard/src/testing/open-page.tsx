import { aUser, fakeBackend, storeProjects } from '@showcase/data/testing';
import type { User } from '@showcase/data/users';
import { openRemote } from '@showcase/kit/testing';
import { remote } from '../remote.ts';

export const ada = (fields: Partial<User> = {}) =>
  aUser({ website: 'https://ada.example', ...fields });

type Rows = NonNullable<Parameters<typeof fakeBackend>[0]>;

/** Opens a page of this remote as Ada, a developer, with a fake backend that has these rows. */
export function openPage(path: string, rows: Rows = {}) {
  const owner = ada();
  const backend = fakeBackend({
    users: [owner],
    accounts: [{ userId: owner.id, email: 'ada@example.com' }],
    signedInAs: owner.id,
    ...rows,
  });
  storeProjects(backend);
  return openRemote(remote, { path, backend });
}
