import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../src/index.ts';
import { startTestBackend } from '../../support/backend.ts';
import { listDifferences } from './differences.ts';
import { recordAll } from './record-all.ts';
import { createRecorder, type Recording } from './recorder.ts';
import recorded from './recordings/auth.json' with { type: 'json' };
import changed from './recordings/auth-with-confirmations.json' with { type: 'json' };

/**
 * The recordings are what supabase/auth 2.196 (20 August 2026) responded to the same calls, on PostgreSQL 17 with the migrations of the
 * product. The second one has only what differs from the first where emails are confirmed.
 */
const root = resolve(import.meta.dirname, '../../../../..');
const auth = { secondsBetweenMails: 60, mailsPerHour: 10_000 };

async function record(isLikeProduction: boolean): Promise<Recording> {
  const backend = await startTestBackend({ root, isLikeProduction, auth, seed: false });
  const sql = connect(backend.databaseUrl, { max: 1 });
  onTestFinished(async () => {
    await sql.end();
    await backend.stop();
  });
  const recorder = createRecorder({ backend, sql });
  await recordAll(recorder);
  return recorder.recording;
}

const withConfirmations: Recording = { ...recorded, ...changed };

it.each([
  ['where emails are not confirmed', false, recorded satisfies Recording],
  ['with the settings of production', true, withConfirmations],
])('answers as supabase/auth 2.196 %s', async (_, isLikeProduction, expected: Recording) => {
  const actual = await record(isLikeProduction);
  expect(Object.keys(actual).toSorted()).toEqual(Object.keys(expected).toSorted());

  const known = listDifferences(expected);
  const differing = Object.keys(expected)
    .filter((name) => !isDeepStrictEqual(actual[name], expected[name]))
    .toSorted();
  const pick = (recording: Recording) =>
    Object.fromEntries(
      differing.filter((name) => !known.includes(name)).map((name) => [name, recording[name]]),
    );
  expect(pick(actual)).toEqual(pick(expected));
  expect(differing).toEqual(known);
});
