import { fakeBackend } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

describeRemote(remote, {
  mount: '/dashboard/client',
  paths: ['/dashboard/client/browse'],
  signIn: ['/dashboard/client/browse'],
  client: fakeBackend().client,
});
