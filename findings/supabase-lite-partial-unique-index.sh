#!/usr/bin/env bash
# @supabase/lite 0.10.0: a unique index of some rows alone (`where closed_at is null`) makes an embedded table one-to-one: a parent
# answers null or one object instead of a list, and with two rows the query fails. PostgREST's documentation names only primary keys
# and unique constraints as one-to-one, and such an index is neither. So code that lists children fails where the emulator stands in
# for PostgREST, once a table gets such an index.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm install --silent --no-audit --no-fund @supabase/lite@0.10.0

cat >embed.mjs <<'JS'
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';

const connection = await createPgliteConnection();
await connection.driver.exec(`
  create table public.requests (id int primary key);
  create table public.notes (id int primary key, request_id int references public.requests, closed_at date);
  create table public.cases (id int primary key, request_id int references public.requests, closed_at date);
  create unique index one_open_case on public.cases (request_id) where closed_at is null;
  insert into public.requests values (1), (2);
  insert into public.notes values (1, 1, null);
  insert into public.cases values (1, 1, null);
`);
const off = { enabled: false };
const app = new App({ connection, api: { enabled: true, schemas: ['public'] }, auth: off, storage: off, studio: off });
await app.init();
for (const table of ['notes', 'cases']) {
  const url = `http://localhost/rest/v1/requests?select=${table}(id)&order=id`;
  console.log(await (await app.fetch(new Request(url))).text());
}
process.exit(0);
JS
seen=$(node embed.mjs)
echo "$seen"
test "$seen" = "$(printf '%s\n' '[{"notes":[{"id":1}]},{"notes":[]}]' '[{"cases":{"id":1}},{"cases":null}]')"
