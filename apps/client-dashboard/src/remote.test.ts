import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

const paths = [
  '/dashboard/client/browse',
  '/dashboard/client/requests',
  '/dashboard/client/invoices',
  '/dashboard/client/cases/:caseId',
  '/dashboard/client/saved',
  '/dashboard/client/compare',
  '/dashboard/client/messages',
];

const backend = fakeBackend({ users: [aUser()], signedInAs: testId(1) });
backend.answerWith(({ url }) =>
  url.pathname.endsWith('/my_conversations')
    ? Response.json({ items: [], next_cursor: null })
    : undefined,
);

describeRemote(remote, {
  mount: '/dashboard/client',
  paths,
  signIn: paths,
  backend,
});
