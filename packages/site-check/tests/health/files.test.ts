import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checkFiles, readArchive } from '../../src/health/index.ts';
import { secrets } from './planted.ts';

const check = (files: Record<string, string>, areCommitted = true) =>
  checkFiles(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    { areCommitted },
  ).map(({ kind, detail, file }) => `${kind} ${detail} ${file}`);

const webhook = 'supabase/functions/stripe-webhook/index.ts';
const found = [`webhook-without-signature stripe-webhook ${webhook}`];

it.each([
  ['Deno.serve(async (request) => save(await request.json()));', found],
  [
    'serve(async (request) => { // stripe.webhooks.constructEvent(body)\n save(request); });',
    found,
  ],
  [
    'Deno.serve(async (r) => { const event = stripe.webhooks.constructEvent(await r.text(), s); })',
    [],
  ],
  ['Deno.serve(async (r) => { await verifySignature(r); })', []],
  ['Deno.serve((r) => { new Webhook(secret).verify(body, headers); })', []],
  ['Deno.serve((r) => { if (r.headers.get("x-webhook-secret") !== secret) return; })', []],
  [
    'Deno.serve((r) => { const s = r.headers.get("stripe-signature"); if (s === null) return; })',
    found,
  ],
  ['export type Webhook = { id: string };', []],
])('a webhook with %j', (code, findings) => {
  expect(check({ [webhook]: code })).toEqual(findings);
});

it('finds a route of webhooks in any file, and none in a page', () => {
  expect(
    check({ 'server.js': 'app.post("/webhooks/stripe", (request) => save(request));' }),
  ).toEqual(['webhook-without-signature server.js server.js']);
  expect(check({ 'src/pages/webhooks.tsx': 'export default function Page() {}' })).toEqual([]);
});

it('finds files of the environment, and the keys in them', () => {
  const [, [name, key] = []] = secrets;

  expect(
    check({ '.env': `KEY=${key}`, 'web/.env.production': 'URL=a', '.env.example': 'KEY=' }),
  ).toEqual([
    `secret-key ${name} .env`,
    'environment-file .env .env',
    'environment-file .env.production web/.env.production',
  ]);
});

it.each([
  ['.env', []],
  ['/.env*', []],
  ['*.local', ['environment-file .env .env']],
  ['node_modules', ['environment-file .env .env']],
])('leaves out what git ignores by %j, where it is a folder of a computer', (ignored, findings) => {
  const files = { '.env': 'URL=a', '.gitignore': `dist\n${ignored}\n` };

  expect(check(files, false)).toEqual(findings);
  expect(check(files, true)).toEqual(['environment-file .env .env']);
});

it('reads tables only where browsers reach them', () => {
  const sql = 'create table notes (id int);';

  expect(check({ 'db/1.sql': sql })).toEqual([]);
  expect(check({ 'supabase/migrations/1.sql': sql })).toHaveLength(1);
  expect(
    check({ 'db/1.sql': sql, 'a.ts': "import { createClient } from '@supabase/supabase-js'" }),
  ).toHaveLength(1);
});

it('reads the files of a zip that are checked, as far as they are small enough', () => {
  const zip = zipSync({
    'app-0a1b/supabase/migrations/1.sql': strToU8('select 1;'),
    'app-0a1b/node_modules/a/index.js': strToU8(''),
    'app-0a1b/picture.png': strToU8(''),
    'app-0a1b/large.sql': new Uint8Array(1_000_001),
    'app-0a1b/.env': strToU8('A=1'),
  });

  expect(readArchive(zip)).toEqual({
    files: [
      { path: 'supabase/migrations/1.sql', text: 'select 1;' },
      { path: '.env', text: 'A=1' },
    ],
    leftOut: 1,
  });
  expect(readArchive(strToU8('No zip'))).toBeNull();
});

it('counts the bytes that are there, whatever a zip says of their number', () => {
  const file = new Uint8Array(900_000);
  const names = Array.from({ length: 30 }, (_, index) => `a/${`${index}`.padStart(2, '0')}.js`);
  const zip = zipSync(Object.fromEntries(names.map((name) => [name, file])), { level: 0 });
  // The sizes of the central directory are behind its signature and 20 more bytes.
  for (let at = 0; at + 4 < zip.length; at += 1)
    if (zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1 && zip[at + 3] === 2)
      zip.fill(0, at + 24, at + 28);
  const archive = readArchive(zip);

  expect([archive?.files.length, archive?.leftOut]).toEqual([22, 8]);
});

it.each([
  ['20 MB', 21, 1_000_000, 20],
  ['5,000 files', 5_001, 1, 5_000],
])('reads %s of a zip', (_limit, count, size, read) => {
  const file = new Uint8Array(size);
  const zip = zipSync(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a/${index}.js`, file])),
  );
  const archive = readArchive(zip);

  expect([archive?.files.length, archive?.leftOut]).toEqual([read, count - read]);
});
