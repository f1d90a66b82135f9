import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

const paths = [
  'overview',
  'overview/mail',
  'overview/requests',
  'overview/payments',
  'overview/services',
  'overview/reviews',
  'overview/subscribers',
  'creators',
  'clients',
  'projects',
  'projects/synonyms',
  'reports',
  'reports/appeals',
  'cases',
  'cases/:caseId',
  'newsletters',
  'newsletters/:id',
  'metrics',
].map((page) => `/dashboard/admin/${page}`);

describeRemote(remote, {
  mount: '/dashboard/admin',
  paths,
  signIn: paths,
  backend: fakeBackend({ users: [aUser()], signedInAs: testId(1), admins: [testId(1)] }),
});
