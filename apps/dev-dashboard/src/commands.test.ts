import {
  aHireRequest,
  aProject,
  aService,
  aUser,
  fakeBackend,
  testId,
} from '@showcase/data/testing';
import { fakeServices, searchRemote } from '@showcase/remote-contract/testing';
import { expect, it } from 'vitest';
import { remote } from './remote.ts';

const [ADA, MINA] = [testId(1), testId(2)];

const { client } = fakeBackend({
  users: [aUser(), aUser({ id: MINA, name: 'Mina Park', username: null, is_dev: false })],
  projects: [aProject({ id: testId(101), title: 'A solar map' }), aProject({ id: testId(102) })],
  services: [aService({ id: testId(201), title: 'Solar maps in a week' })],
  hireRequests: [aHireRequest({ id: testId(401), title: 'A solar map' })],
  signedInAs: ADA,
});

it.each([
  [
    'Hire requests',
    'mina solar',
    {
      label: 'A solar map',
      hint: 'Mina Park, pending',
      path: `/dashboard/dev/requests?request=${testId(401)}`,
    },
  ],
  [
    'My projects',
    'map',
    { label: 'A solar map', hint: 'Edit', path: `/dashboard/dev/projects?edit=${testId(101)}` },
  ],
  [
    'My services',
    'week',
    {
      label: 'Solar maps in a week',
      hint: 'Edit',
      path: `/dashboard/dev/services?edit=${testId(201)}`,
    },
  ],
])('finds in %s for %s', async (label, text, expected) => {
  const services = fakeServices({ client });
  expect(await searchRemote(remote, { label, text, services })).toEqual([expected]);
  expect(await searchRemote(remote, { label, text: 'moon', services })).toEqual([]);
});

it.each(['Hire requests', 'My projects', 'My services'])(
  'finds nothing for a visitor: %s',
  async (label) => {
    const services = fakeServices({ client: fakeBackend().client });
    expect(await searchRemote(remote, { label, text: 'a', services })).toEqual([]);
  },
);
