import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

describeRemote(remote, {
  backend: fakeBackend({ users: [aUser()], signedInAs: testId(1) }),
  mount: '/',
  paths: [
    '/',
    '/projects',
    '/projects/:id',
    '/creators',
    '/creators/:id',
    '/creator/:username',
    '/hire',
    '/pricing',
    '/about',
    '/careers',
    '/privacy',
    '/terms',
  ],
  signIn: [],
});
