import { aProject, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { fakeServices, searchRemote } from '@showcase/remote-contract/testing';
import { expect, it } from 'vitest';
import { remote } from './remote.ts';

const { client } = fakeBackend({
  users: [
    aUser({ name: 'Ada Stone', username: 'ada-stone', location: 'Berlin Germany' }),
    aUser({ id: testId(2), name: 'Noor Stone', username: null, location: null }),
  ],
  projects: [aProject({ id: testId(101), title: 'A solar map' })],
});
const services = fakeServices({ client });

it('finds projects', async () => {
  const found = await searchRemote(remote, { label: 'Projects', text: 'solar', services });
  expect(found).toEqual([
    { label: 'A solar map', hint: 'Ada Stone', path: `/projects/${testId(101)}` },
  ]);
});

it('finds creators, by their username if they have one', async () => {
  const found = await searchRemote(remote, { label: 'Creators', text: 'stone', services });
  expect(found).toEqual([
    { label: 'Ada Stone', hint: 'Berlin Germany', path: '/creator/ada-stone' },
    { label: 'Noor Stone', path: `/creators/${testId(2)}` },
  ]);
});
