#!/usr/bin/env bash
# hono 4.13.19: the 304 of the middleware `etag` has six headers of the response and no other, so it loses a Content-Security-Policy that the
# route has set. Middleware around it that adds a default where there is none then adds it to the 304 alone, and browsers give the headers
# of a 304 to the page that they have: a page that may be framed is blocked at its second visit, and nothing fails at the first. The same
# happened to X-Frame-Options with another library (https://github.com/mozilla/persona/issues/1353). The option `retainedHeaders` helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm install --silent --no-audit --no-fund hono@4.13.19

cat >etag.mjs <<'JS'
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const app = new Hono();
app.use(async (context, next) => {
  await next();
  if (!context.res.headers.has('Content-Security-Policy'))
    context.res.headers.set('Content-Security-Policy', "frame-ancestors 'none'");
});
app.use('/embed', etag());
app.get('/embed', (context) =>
  context.html('a card', 200, { 'Content-Security-Policy': 'frame-ancestors *' }),
);
const first = await app.request('/embed');
const headers = { 'If-None-Match': first.headers.get('ETag') };
for (const response of [first, await app.request('/embed', { headers })])
  console.log(response.status, response.headers.get('Content-Security-Policy'));
JS
seen=$(node etag.mjs)
echo "$seen"
test "$seen" = "$(printf '%s\n' '200 frame-ancestors *' "304 frame-ancestors 'none'")"
