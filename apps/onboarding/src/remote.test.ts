import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

describeRemote(remote, {
  mount: '/devonboard',
  paths: ['/devonboard'],
  signIn: [],
  backend: fakeBackend({ users: [aUser()], signedInAs: testId(1) }),
});
