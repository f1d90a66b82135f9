import { aUser, fakeBackend, testId, type FakeRequest } from '@showcase/data/testing';
import { openRemote } from '@showcase/kit/testing';
import { remote } from '../remote.ts';
import { answerAdminRead, argumentsOf, type AdminRows } from './admin-functions.ts';
import { answerCaseFunction } from './case-functions.ts';
import { exampleRows } from './example-rows.ts';
import { answerNewsletterWrite } from './newsletter-functions.ts';
import { answerSynonymsWrite } from './synonym-functions.ts';

type Rows = NonNullable<Parameters<typeof fakeBackend>[0]>;
type Answer = (name: string, input: Record<string, string>) => Response | undefined;

/**
 * Opens a page of this remote as an admin, with a fake backend that has these rows. `answerWrite` answers the functions that change
 * something.
 */
export function openPage(
  path: string,
  {
    admin: adminRows,
    answerWrite,
    ...rows
  }: Rows & { admin?: Partial<AdminRows>; answerWrite?: Answer } = {},
) {
  const admin = aUser({ id: testId(90), name: 'Imani Cole', username: null, is_dev: false });
  const backend = fakeBackend({
    signedInAs: admin.id,
    admins: [admin.id],
    ...rows,
    users: [admin, ...(rows.users ?? [])],
  });
  const functionRows = exampleRows(adminRows);
  const answer = (request: FakeRequest) => {
    const name = request.url.pathname.split('/rpc/')[1] ?? '';
    const input = argumentsOf(request.body);
    return (
      answerWrite?.(name, input) ??
      answerCaseFunction(functionRows, name, input) ??
      answerNewsletterWrite(functionRows, name, input) ??
      answerSynonymsWrite(functionRows, request) ??
      answerAdminRead(functionRows, request)
    );
  };
  backend.answerWith(answer);
  const { page: router, notices } = openRemote(remote, { path, backend });
  const restoreBackend = () => backend.answerWith(answer);
  return { backend, router, rows: functionRows, notices, restoreBackend };
}
