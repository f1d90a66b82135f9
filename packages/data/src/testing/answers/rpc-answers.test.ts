import { expect, it } from 'vitest';
import { securityQueries } from '../../security/security-queries.ts';
import { endSession } from '../../security/sessions.ts';
import { createQueryClient } from '../../query/query-client.ts';
import { fakeBackend } from '../backend/fake-backend.ts';
import { testId } from '../rows.ts';
import { rejection } from './rpc-answers.ts';
import { aSession } from './security-answers.ts';

it('answers a function as the test says, and keeps what was sent', async () => {
  const backend = fakeBackend({ signedInAs: testId(1) });
  let sessions = [aSession(), aSession({ id: testId(802) })];
  backend.rpc('my_sessions', () => sessions);
  backend.rpc('end_session', ({ id }) => {
    sessions = sessions.filter((session) => session.id !== id);
  });

  await endSession(backend.client, testId(801));

  expect(backend.calls('end_session')).toEqual([{ id: testId(801) }]);
  const read = createQueryClient();
  expect(await read.fetchQuery(securityQueries(backend.client).sessions(testId(1)))).toEqual(
    sessions,
  );
});

it('rejects like the database, until the test says otherwise', async () => {
  const backend = fakeBackend({ signedInAs: testId(1) });
  backend.rpc('end_session', () => rejection(409, 'It ended already'));
  await expect(endSession(backend.client, testId(801))).rejects.toMatchObject({
    kind: 'conflict',
    message: 'It ended already',
  });

  backend.rpc('end_session', () => undefined);
  await endSession(backend.client, testId(801));
});
