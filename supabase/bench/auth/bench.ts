import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { againstOptions, openCheckouts } from '../../../tooling/run/against/checkouts.ts';
import type { Figure } from '../../../tooling/run/against/comparison.ts';
import { namesOf, printRounds } from '../../../tooling/run/against/rounds.ts';
import { startBackendProcess, type BackendProcess } from '../backend-process.ts';

/**
 * `npm run bench:auth` measures how long sign-ins and renewals take with 20 people at once. `-- --calls 20` per person is the default.
 * Passwords are hashed as in tests, or they would be all that is measured.
 */
const { values } = parseArgs({
  options: { ...againstOptions, calls: { type: 'string', default: '20' } },
});
const PEOPLE = 20;
const PASSWORD = 'showcase';
const calls = Number(values.calls);

type Session = { access_token: string; refresh_token: string };
type Side = { backend: BackendProcess; emails: string[]; stop: () => Promise<void> };

const checkouts = await openCheckouts(values.against);
const sides: Side[] = [];
try {
  for (const { root } of checkouts) sides.push(await start(root));
  console.log(`${PEOPLE} people with ${calls} calls each, load ${loadavg()[0]?.toFixed(1)}`);
  await printRounds(sides, Number(values.runs), measure, namesOf(checkouts));
} finally {
  for (const { stop } of sides) await stop();
}

async function start(root: string): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-auth-'));
  const options = { root, dataDir, seed: false, deliversMail: false, isThrowaway: true };
  const backend = await startBackendProcess(options);
  const emails = Array.from({ length: PEOPLE }, (_, number) => `person-${number}@example.com`);
  for (const email of emails)
    await post(backend, 'signup', { email, password: PASSWORD, data: { name: 'Someone' } });
  const stop = async () => {
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { backend, emails, stop };
}

async function measure({ backend, emails }: Side): Promise<Figure[]> {
  const sessions = new Map<string, Session>();
  const signIn = async (email: string) => {
    const credentials = { email, password: PASSWORD };
    sessions.set(email, await post(backend, 'token?grant_type=password', credentials));
  };
  const renew = async (email: string) => {
    const body = { refresh_token: sessions.get(email)?.refresh_token };
    sessions.set(email, await post(backend, 'token?grant_type=refresh_token', body));
  };
  return [
    { label: 'sign-in', unit: 'ms', goal: 0.8, value: await timeOf(emails, signIn) },
    { label: 'renewal', unit: 'ms', goal: 0.8, value: await timeOf(emails, renew) },
  ];
}

/** How long a call takes on average, with one of each person on the way at any time. */
async function timeOf(people: readonly string[], call: (person: string) => Promise<void>) {
  let total = 0;
  await Promise.all(
    people.map(async (person) => {
      for (let count = 0; count < calls; count += 1) {
        const started = performance.now();
        await call(person);
        total += performance.now() - started;
      }
    }),
  );
  return total / (people.length * calls);
}

async function post({ url, publishableKey }: BackendProcess, path: string, body: object) {
  const response = await fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Session;
}
