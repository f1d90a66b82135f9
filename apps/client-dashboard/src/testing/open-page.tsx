import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { openRemote } from '@showcase/kit/testing';
import { remote } from '../remote.ts';

export const mina = () =>
  aUser({ id: testId(90), name: 'Mina Park', username: null, is_dev: false });

type Rows = NonNullable<Parameters<typeof fakeBackend>[0]>;

type Options = Pick<Parameters<typeof openRemote>[1], 'hasStyles'>;

/** Opens a page of this remote as Mina, a client, with a fake backend that has these rows. */
export function openPage(path: string, rows: Rows = {}, options: Options = {}) {
  const visitor = mina();
  const backend = fakeBackend({
    signedInAs: visitor.id,
    ...rows,
    users: [visitor, ...(rows.users ?? [])],
  });
  return openRemote(remote, { path, backend, ...options });
}
