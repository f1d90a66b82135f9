import { afterAll, beforeEach, expect, it } from 'vitest';
import { checkSites } from '../src/index.ts';
import type { CheckQueue } from '../src/index.ts';
import type { SiteCheck } from '../src/checks/check-queue.ts';
import { serve, startServers } from './support/servers.ts';

const servers = await startServers();
const url = 'https://example.com/';
const text = 'example.com 0123456789abcdef';
const file = '/.well-known/showcase-verify.txt';

beforeEach(() => servers.reset());
afterAll(() => servers.stop());

async function run(given: Partial<SiteCheck>[], changed: { now?: () => number } = {}) {
  const waiting = given.map((check, index) => ({
    ...{ id: String(index), kind: 'runs' as const, target: url, text: null, requests: 8 },
    ...check,
  }));
  const reports: unknown[] = [];
  const queue: CheckQueue = {
    claim: () => Promise.resolve(waiting.shift()),
    report: (id, { outcome, method, requests }) =>
      Promise.resolve(void reports.push([id, outcome, method, requests])),
  };
  const result = await checkSites({
    ...{ queue, userAgent: 'Test/1.0', network: servers.network, ...changed },
  });
  return { result, reports, waiting };
}

it('reports what each check found, and how many requests it took', async () => {
  servers.answerWith(serve({ '/': { body: '' }, [file]: { body: text } }));

  const { result, reports } = await run([
    {},
    { target: 'https://nothing.example.com/' },
    { target: 'https://bolt.new/a' },
    { kind: 'proof', target: 'example.com', text, requests: 4 },
    { kind: 'proof', target: 'example.com', text: 'another', requests: 4 },
    { kind: 'proof', target: 'github.com/ada/app', text, requests: 4 },
  ]);

  expect(result).toEqual({ checked: 6, broken: 0 });
  expect(reports).toEqual([
    ['0', 'runs', null, 2],
    ['1', 'fails', null, 1],
    ['2', 'unseen', null, 0],
    ['3', 'proven', 'file', 1],
    ['4', 'other-text', null, 2],
    ['5', 'missing', null, 1],
  ]);
});

it.each([
  ['lets no one in without a sign-in', 401, 'blocked'],
  ['has no such file', 404, 'missing'],
])('reports of a site that %s, where no record is: %s %s', async (_case, status, outcome) => {
  servers.answerWith((_request, response) => response.writeHead(status).end());
  const { reports } = await run([{ kind: 'proof', target: 'example.com', text, requests: 4 }]);
  expect(reports).toEqual([['0', outcome, null, 2]]);
});

it('claims no more once the time is over', async () => {
  servers.answerWith(serve({ '/': { body: '' } }));
  let time = 0;

  const { result, waiting } = await run([{}, {}, {}], { now: () => (time += 20_000) });

  expect([result.checked, waiting.length]).toEqual([2, 1]);
});
