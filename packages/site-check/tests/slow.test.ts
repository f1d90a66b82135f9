import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { checkHealth, checkSites } from '../src/index.ts';
import type { CheckQueue, HealthQueue } from '../src/index.ts';
import { serve, startServers } from './support/servers.ts';

const servers = await startServers();
const text = 'example.com 0123456789abcdef';
const pages = serve({
  '/': { body: '<title>Tides</title>' },
  '/.well-known/showcase-verify.txt': { type: 'text/plain', body: text },
});
const reader = { userAgent: 'Test/1.0', network: servers.network, timeLimit: 250 };
const timers: NodeJS.Timeout[] = [];

/** A host that answers everything as it should, but after so many milliseconds. */
const answerAfter = (delay: number) =>
  servers.answerWith((request, response) => {
    timers.push(setTimeout(() => pages(request, response), delay));
  });

beforeEach(() => servers.reset());
afterEach(() => timers.splice(0).forEach(clearTimeout));
afterAll(() => servers.stop());

async function runChecks() {
  const url = 'https://example.com/';
  const waiting = [
    { id: 'runs', kind: 'runs' as const, target: url, text: null, requests: 8 },
    { id: 'proof', kind: 'proof' as const, target: 'example.com', text, requests: 4 },
  ];
  const outcomes: string[] = [];
  const queue: CheckQueue = {
    claim: () => Promise.resolve(waiting.shift()),
    report: (id, { outcome }) => Promise.resolve(void outcomes.push(`${id} ${outcome}`)),
  };
  const requests = [{ id: 'health', part: 'site' as const, subject: 'example.com', url }];
  const reports: HealthQueue = {
    claim: () => Promise.resolve(requests.shift()),
    report: (id, { outcome }) => Promise.resolve(void outcomes.push(`${id} ${outcome}`)),
  };
  await checkSites({ ...reader, queue });
  await checkHealth({ ...reader, queue: reports });
  return outcomes;
}

it('a host that answers after the limit is reported as one that fails, and as too slow to its owner', async () => {
  answerAfter(1_000);
  expect(await runChecks()).toEqual(['runs fails', 'proof too-slow', 'health too-slow']);
});

it('the same host is read when it answers before', async () => {
  answerAfter(20);
  expect(await runChecks()).toEqual(['runs runs', 'proof proven', 'health read']);
});
