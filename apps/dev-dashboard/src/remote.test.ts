import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

const paths = [
  '/dashboard/dev/profile',
  '/dashboard/dev/projects',
  '/dashboard/dev/services',
  '/dashboard/dev/requests',
  '/dashboard/dev/invoices',
  '/dashboard/dev/cases/:caseId',
  '/dashboard/dev/earnings',
  '/dashboard/dev/reviews',
];

describeRemote(remote, {
  mount: '/dashboard/dev',
  paths,
  signIn: paths,
  backend: fakeBackend({ users: [aUser()], signedInAs: testId(1) }),
});
