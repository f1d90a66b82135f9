import { aProject, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { startStandalone } from '@showcase/kit/standalone';
import '@showcase/ui/fonts.css';
import { remote } from './remote.ts';
import { answerAdminRead, argumentsOf } from './testing/admin-functions.ts';
import { answerCaseFunction } from './testing/case-functions.ts';
import { exampleRows } from './testing/example-rows.ts';
import { answerNewsletterWrite } from './testing/newsletter-functions.ts';

const admin = aUser({ id: testId(90), name: 'Imani Cole', username: null, is_dev: false });
const names = ['Ada Stone', 'Luis Ferrer', 'Noor Haddad', 'Sakura Mori', 'Tom Becker'];
const creators = names.map((name, index) =>
  aUser({ id: testId(index + 1), name, username: null, created_at: `2025-06-0${index + 1}` }),
);

const backend = fakeBackend({
  users: [admin, ...creators],
  admins: [admin.id],
  signedInAs: admin.id,
  projects: creators.map((creator, index) =>
    aProject({ id: testId(101 + index), user_id: creator.id, title: `Project ${index + 1}` }),
  ),
});
const rows = exampleRows();
backend.answerWith((request) => {
  const name = request.url.pathname.split('/rpc/')[1] ?? '';
  const input = argumentsOf(request.body);
  return (
    answerCaseFunction(rows, name, input) ??
    answerNewsletterWrite(rows, name, input) ??
    answerAdminRead(rows, request)
  );
});

startStandalone({ remote, backend, home: '/dashboard/admin/overview' });
