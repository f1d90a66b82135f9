#!/usr/bin/env bash
# fontkit 2.0.4: a glyph keeps the characters for which a font first made it. Where two characters share a glyph, as an Arabic letter and its
# compatibility form do, the answer for one text depends on the texts before it. Whoever lays out many texts with one open font has to take the
# characters from the text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund fontkit@2.0.4 @fontsource/noto-sans-arabic@5.3.0

cat >read.mjs <<'JS'
import { openSync } from 'fontkit';
const file = 'node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2';
const [letter, form] = ['\u0628', '\ufe8f'];
const read = (font, text) =>
  font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints).map((point) => point.toString(16)).join(' ');
console.log(`the letter alone: ${read(openSync(file), letter)}`);
const used = openSync(file);
read(used, form);
console.log(`after its form: ${read(used, letter)}`);
JS
seen=$(node read.mjs)
echo "$seen"
test "$seen" = "the letter alone: 628
after its form: fe8f"
