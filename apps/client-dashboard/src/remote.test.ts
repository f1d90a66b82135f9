import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

const paths = [
  '/dashboard/client/browse',
  '/dashboard/client/requests',
  '/dashboard/client/saved',
  '/dashboard/client/messages',
];

describeRemote(remote, {
  mount: '/dashboard/client',
  paths,
  signIn: paths,
  backend: fakeBackend({ users: [aUser()], signedInAs: testId(1) }),
});
