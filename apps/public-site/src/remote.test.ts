import { fakeBackend } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

describeRemote(remote, {
  client: fakeBackend().client,
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
