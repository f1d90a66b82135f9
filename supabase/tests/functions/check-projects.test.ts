import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretKey } from '@showcase/local-supabase';
import { afterAll, expect, it } from 'vitest';
import { api } from '../support/backend/backend.ts';
import { addAccounts, addProject } from '../support/rows.ts';
import { sql } from '../support/world.ts';
import { prepareFunction, startFunction } from './start-function.ts';

const secret = 'a secret of this function';
const folder = mkdtempSync(join(tmpdir(), 'check-projects-'));
const person = randomUUID();

afterAll(async () => {
  await sql`delete from auth.users where id = ${person}`;
  rmSync(folder, { recursive: true });
});

it('check-projects checks what is due, and touches nothing that is not public', async () => {
  await addAccounts(sql, [person]);
  await sql`delete from private.site_checks`;
  await sql`update public.users set is_dev = true where id = ${person}`;
  const projects = await sql.begin(async (tx) => [
    await addProject(tx, { id: person }, { live_url: api.url.replace('127.0.0.1', '127.0.0.1.') }),
    await addProject(tx, { id: person }, { live_url: 'https://bolt.new/~/atlas' }),
  ]);
  await prepareFunction('check-projects', folder);
  const running = await startFunction(folder, {
    SUPABASE_URL: api.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    CHECK_PROJECTS_SECRET: secret,
    SITE_URL: 'https://showcase.example',
  });
  const call = async (authorization: string) => {
    const response = await fetch(running.url, { method: 'POST', headers: { authorization } });
    return [response.status, await response.json()] as const;
  };

  expect((await call('Bearer another'))[0]).toBe(401);
  expect(await call(`Bearer ${secret}`)).toEqual([200, { checked: 2, broken: 0, reports: 0 }]);

  const checks = await sql`
    select state, failures from public.project_checks where project_id = any (${projects}) order by state`;
  expect(checks).toEqual([
    { state: 'unseen', failures: 0 },
    { state: 'waiting', failures: 1 },
  ]);
  await running.kill();
}, 120_000);
