#!/usr/bin/env bash
# react-router 7.18.5 has a build without its hints and warnings for developers (dist/production), but no condition of its exports leads to
# it: what Vite 8.3.8 builds for production has them, and users see "Hey developer" below an error that no route handles.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund vite@8.3.8 react-router@7.18.5 react@19.3.1 react-dom@19.3.1

cat >build.js <<'JS'
import { writeFileSync } from 'node:fs';
import { build } from 'vite';

writeFileSync('entry.js', "export { createBrowserRouter, RouterProvider } from 'react-router';");
for (const [name, alias] of [
  ['as exported', []],
  ['by its file', [{ find: /^react-router$/, replacement: `${process.cwd()}/node_modules/react-router/dist/production/index.mjs` }]],
]) {
  const [{ output }] = await build({
    logLevel: 'silent', configFile: false, mode: 'production', resolve: { alias },
    build: {
      write: false, minify: true, lib: { entry: 'entry.js', formats: ['es'] },
      rolldownOptions: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
    },
  });
  console.log(`${name}: ${output[0].code.includes('Hey developer') ? 'with' : 'without'} hints for developers`);
}
JS
seen=$(NODE_ENV=production node build.js)
echo "$seen"
test "$seen" = 'as exported: with hints for developers
by its file: without hints for developers'
