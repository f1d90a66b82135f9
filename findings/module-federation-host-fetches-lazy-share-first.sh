#!/usr/bin/env bash
# @module-federation/vite 1.23.0: a host fetches its own share before its first line of code, also if the share is not eager and only a
# module imports it that has not been asked for. The later `import()` of that module is not what fetches the share.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund vite@8.3.8 @module-federation/vite@1.23.0 nanoid@5.1.6

cat >index.html <<'HTML'
<!doctype html><title>host</title><script type="module" src="/main.js"></script>
HTML
cat >main.js <<'JS'
document.title = performance.getEntriesByType('resource').some(({ name }) => /nanoid/.test(name))
  ? 'fetched' : 'not fetched';
addEventListener('click', () => import('./later.js'));
JS
echo "import { nanoid } from 'nanoid'; console.log(nanoid());" >later.js
cat >vite.config.js <<'JS'
import { federation } from '@module-federation/vite';
export default {
  build: { target: 'esnext', modulePreload: false },
  plugins: [federation({
    name: 'host', filename: 'remoteEntry.js', remotes: {}, manifest: false, dts: false,
    shared: { nanoid: { singleton: true, eager: false } },
  })],
};
JS
npx vite build --logLevel error >build.log 2>&1
cat >open.mjs <<'JS'
import { spawn } from 'node:child_process';
import { preview } from 'vite';
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const [url] = server.resolvedUrls.local;
const browser = spawn(process.env.CHROMIUM ?? 'chromium', [
  '--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=10000', '--dump-dom', url,
]);
let page = '';
for await (const part of browser.stdout) page += part;
console.log(/<title>(.*)<\/title>/.exec(page)?.[1]);
await server.close();
process.exit();
JS
seen=$(node open.mjs)
echo "$seen"
test "$seen" = fetched
