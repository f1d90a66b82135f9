import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { toDay } from '../src/days/days.ts';
import { actOnHireRequest } from '../src/hire-requests/actions/act-on-hire-request.ts';
import { createHireRequest } from '../src/hire-requests/create-hire-request.ts';
import { someEarnings } from '../src/testing/answers/earnings-answers.ts';
import { aRequestDate } from '../src/testing/answers/hire-answers.ts';
import { someNotificationSettings } from '../src/testing/answers/notification-answers.ts';
import {
  aClientRecord,
  aComparedCreator,
  aCreatorRecord,
  aRecordCase,
} from '../src/testing/answers/record-answers.ts';
import type { FunctionName } from '../src/testing/answers/rpc-answers.ts';
import {
  aCreator,
  aFoundProject,
  aFoundService,
  aSearchPage,
  searchCounts,
} from '../src/testing/answers/search-answers.ts';
import { aSecondFactor, aSession, someWork } from '../src/testing/answers/security-answers.ts';
import type { OwnHealthReport } from '../src/own-projects/health-report.ts';
import type { OwnProof } from '../src/own-projects/own-proofs.ts';
import { setDeveloperMode } from '../src/users/change-user.ts';
import { newcomer, sql, type Person } from './backend.ts';
import { TEXT } from './world.ts';

const root = join(import.meta.dirname, '../../..');

/** The answers of tests for the functions that return JSON. */
const built: Partial<Record<FunctionName, unknown>> = {
  client_record: aClientRecord(),
  count_creators: searchCounts('creators', 1),
  count_projects: searchCounts('projects', 1),
  count_services: searchCounts('services', 1),
  creator_record: aCreatorRecord(),
  // Newcomers have no skills.
  creators_to_compare: [aComparedCreator({ skills: [], languages: [] })],
  export_my_data: { images: null },
  my_earnings_figures: someEarnings(),
  my_notification_settings: someNotificationSettings(),
  my_health_report: {
    subjects: [
      {
        ...{ subject: 'tide.example.com', is_proven: true, is_waiting: false },
        ...{ is_reading: false, outcome: 'read', tried_at: '2026-01-05T12:00:00Z' },
      },
    ],
    parts: [
      {
        ...{ part: 'site', subject: 'tide.example.com', made_at: '2026-01-05T12:00:00Z' },
        ...{ files: 3, is_partial: false, findings: [] },
      },
    ],
    ...{ is_announced: false, ends_at: '2026-01-12T12:00:00Z' },
    token: '7c3f1c0e-0000-4000-8000-000000000001',
  } satisfies OwnHealthReport,
  my_obligations: [someWork()],
  my_project_proofs: [
    {
      ...{ subject: 'tide.example.com', text: 'tide.example.com 0123', is_waiting: false },
      ...{ method: null, proven_at: null, lost_at: null, outcome: null, checked_at: null },
    } satisfies OwnProof,
  ],
  my_record_cases: { items: [aRecordCase()], next_cursor: null },
  my_request_dates: [aRequestDate()],
  my_restrictions: { suspended: null, hidden: [] },
  my_second_factor: aSecondFactor(),
  my_sessions: [aSession()],
  // Without billing details, neither side has any.
  my_tax_sides: { confirmed: null },
  my_storage: { used_bytes: 0, max_bytes: 0 },
  search_creators: aSearchPage([aCreator()]),
  search_projects: aSearchPage([aFoundProject()]),
  search_services: aSearchPage([aFoundService()]),
};

let creator: Person;
let client: Person;
let requestId: string;
let projectId: string;

/** A creator who owes work to a client. */
beforeAll(async () => {
  creator = await newcomer('Zoe Quill');
  await setDeveloperMode(creator.client, { id: creator.id, isDev: true });
  client = await newcomer('Mia Moss');
  const request = await createHireRequest(client.client, {
    input: { creatorId: creator.id, title: 'A map', budget: 250, message: TEXT },
    requestKey: crypto.randomUUID(),
  });
  requestId = request.id;
  const accept = { id: requestId, action: 'accept', dueOn: toDay(new Date()) } as const;
  await actOnHireRequest(creator.client, accept);
  const [project] = await sql<{ id: string }[]>`
    insert into public.projects (user_id, title, description, tags, live_url)
    values (${creator.id}, 'Tide Table', ${'A map of the tides. '.repeat(4)}, '{Web}', 'https://tide.example.com')
    returning id`;
  projectId = project?.id ?? '';
  await sql`
    with proof as (
      insert into private.project_proofs (project_id, subject, user_id, method)
      values (${projectId}, 'tide.example.com', ${creator.id}, 'file')
      returning project_id, subject
    ), link as (
      insert into private.health_sharing (project_id, token, ends_at)
      select project_id, gen_random_uuid(), now() + interval '7 days' from proof
    )
    insert into private.health_reports (project_id, part, subject, due_at, outcome, tried_at, made_at)
    select project_id, 'site', subject, 'infinity', 'read', now(), now() from proof`;
});

it.each(Object.entries(built))('answers %s in tests like the database', async (name, answer) => {
  const inputs: Record<string, object> = {
    client_record: { client_id: client.id },
    creator_record: { creator_id: creator.id },
    creators_to_compare: { ids: [creator.id] },
    my_record_cases: { figure: 'answers' },
    // Newcomers have none.
    search_creators: { skills: ['React'] },
    my_request_dates: { side: 'creator' },
    my_health_report: { project_id: projectId },
    my_project_proofs: { project_id: projectId },
    my_tax_sides: { id: requestId },
  };
  const input = (inputs[name] ?? {}) as { creator_id: string };
  const { data, error } = await creator.client.rpc(name as 'creator_record', input);

  expect(error).toBeNull();
  expect(findDifferences(answer, data)).toEqual([]);
});

it('compares the answer of each function that returns JSON and that a test answers', async () => {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype = 'jsonb'::regtype`;
  const returnsJson = new Set(rows.map(({ name }) => name));
  const answered = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(/(?<!client)\.rpc\('(\w+)', [(a]/g),
    ])
    .map(([, name = '']) => name)
    .filter((name) => returnsJson.has(name));

  expect(Object.keys(built)).toEqual(expect.arrayContaining(answered));
});

/** Where the answer of a test lacks a counterpart in the real one, which may have more; null stands for any kind. */
function findDifferences(answer: unknown, real: unknown, path = 'answer'): string[] {
  if (answer === null || real === null) return [];
  if (toKind(answer) !== toKind(real)) return [`${path}: ${toKind(answer)}, not ${toKind(real)}`];
  if (Array.isArray(answer) && Array.isArray(real)) {
    const [first, realFirst] = [answer[0] as unknown, real[0] as unknown];
    if (first === undefined) return [];
    if (realFirst === undefined) return [`${path}: nothing to compare`];
    return findDifferences(first, realFirst, `${path}[0]`);
  }
  if (!isRecord(answer) || !isRecord(real)) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    Object.hasOwn(real, key)
      ? findDifferences(value, real[key], `${path}.${key}`)
      : [`${path}.${key}: unknown`],
  );
}

const toKind = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
