import { fakeBackend } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

describeRemote(remote, {
  mount: '/dashboard/admin',
  paths: ['/dashboard/admin/overview'],
  signIn: ['/dashboard/admin/overview'],
  client: fakeBackend().client,
});
