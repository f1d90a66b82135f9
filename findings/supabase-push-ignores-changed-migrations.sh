#!/usr/bin/env bash
# supabase 3.1.0: `supabase db push` stores the statements of each migration that it applies, but later compares only the versions. A file
# that has changed since it was pushed is "up to date", also in a dry run, so the database and the folder differ for good. A test that
# holds a hash of each pushed file has to notice it.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund --legacy-peer-deps \
  supabase@3.1.0 @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17

cat >serve.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
const probe = createServer().listen(0, '127.0.0.1', () => {
  const { port } = probe.address();
  probe.close(async () => {
    await new PGLiteSocketServer({ db: await PGlite.create(), host: '127.0.0.1', port }).start();
    writeFileSync('port', String(port));
  });
});
JS
node serve.mjs &
server=$!
until [ -s port ]; do sleep 0.2; done
mkdir -p supabase/migrations
echo 'project_id = "try"' >supabase/config.toml
push() {
  PGSSLMODE=disable SUPABASE_TELEMETRY_DISABLED=1 npx supabase db push --yes "$@" \
    --remote="postgresql://postgres@127.0.0.1:$(cat port)/postgres" 2>&1 | grep -E '^(Applying|Remote database)'
}
seen=$(
  echo 'create table public.notes (id int);' >supabase/migrations/20270102000000_notes.sql
  push
  echo 'create table public.notes (id int, title text);' >supabase/migrations/20270102000000_notes.sql
  push --dry-run
  push
)
echo "$seen"
test "$seen" = "Applying migration 20270102000000_notes.sql...
Remote database is up to date.
Remote database is up to date."
