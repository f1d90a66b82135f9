#!/usr/bin/env bash
# hono 4.13.19: its middleware `etag` makes a 304 of its own and drops the headers that its middleware `cors` has set, so a page of another
# origin cannot read the response whose body it has already. `retainedHeaders` has to name them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund hono@4.13.19

cat >request.js <<'JS'
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
for (const [name, order] of [['cors first', [cors(), etag()]], ['etag first', [etag(), cors()]]]) {
  const app = new Hono();
  for (const middleware of order) app.use(middleware);
  app.get('/', (context) => context.text('hello'));
  const first = await app.request('/');
  const second = await app.request('/', { headers: { 'if-none-match': first.headers.get('etag') } });
  const seen = [first, second].map(({ status, headers }) => `${status} ${headers.get('access-control-allow-origin')}`);
  console.log(`${name}: ${seen.join(', ')}`);
}
JS
seen=$(node request.js)
echo "$seen"
test "$seen" = 'cors first: 200 *, 304 null
etag first: 200 *, 304 null'
