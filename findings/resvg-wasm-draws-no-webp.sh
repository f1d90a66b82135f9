#!/usr/bin/env bash
# @resvg/resvg-wasm 2.6.2: a WebP picture in an SVG is left out, without an error, where a PNG of the same color is drawn. What draws pictures
# of users has to unpack WebP itself, and count pixels in a test.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund @resvg/resvg-wasm@2.6.2

cat >draw.mjs <<'JS'
import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
await initWasm(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'));
// Red, 160 by 100 and 1 by 1.
const pictures = {
  webp: 'UklGRmwAAABXRUJQVlA4IGAAAAAQBwCdASqgAGQAPrVaqlCnJSOioIgA4BaJaW7hdUlwAAFBo/LBHIYNOcgjYgqOe2IvEFRz2xF4gqOe2IvEFRzvAAD+/pkv//G83mtKP//64D/5wH/zgP5auc1gYEAAAAA=',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
};
for (const [type, bytes] of Object.entries(pictures)) {
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><image width="20" height="20" preserveAspectRatio="none" href="data:image/${type};base64,${bytes}"/></svg>`,
  ).render();
  console.log(`${type}: ${pixels.some((value) => value > 0) ? 'drawn' : 'left out'}`);
}
JS
seen=$(node draw.mjs)
echo "$seen"
test "$seen" = "webp: left out
png: drawn"
