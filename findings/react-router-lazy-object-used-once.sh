#!/usr/bin/env bash
# react-router 7.18.5: of a route whose `lazy` is an object of functions, the router clears each function that it has called, in the
# object that it was given. A second router with the same array of routes, as tests or a server create, has nothing to load and no
# loader, and says that no route matches the URL: 404. A route whose `lazy` is one function works for any number of routers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm install --silent --no-audit --no-fund react-router@7.18.5 react@19.2.0 react-dom@19.2.0

cat >twice.mjs <<'JS'
import { createMemoryRouter } from 'react-router';
const Page = () => null;
async function open(routes) {
  const router = createMemoryRouter(routes, { initialEntries: ['/page'] });
  if (!router.state.initialized)
    await new Promise((resolve) => router.subscribe((now) => now.initialized && resolve()));
  return router.state.errors?.[0]?.status ?? 'found';
}
for (const lazy of [{ Component: async () => Page }, async () => ({ Component: Page })]) {
  const routes = [{ path: '/page', lazy }];
  console.log(typeof lazy, await open(routes), await open(routes));
}
JS
seen=$(node twice.mjs)
echo "$seen"
test "$seen" = "$(printf '%s\n' 'object found 404' 'function found found')"
