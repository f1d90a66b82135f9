#!/usr/bin/env bash
# happy-dom 21.0.4: a click on a download link navigates the window. A browser saves the file and stays on the page. Here
# location.href becomes the address of the file, so location.origin is no longer that of the page: in tests that share a
# window, `new URL(path, location.origin)` then throws in a later test. window.happyDOM.setURL restores the address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm install --silent --no-audit --no-fund happy-dom@21.0.4

cat >click.mjs <<'JS'
import { Window } from 'happy-dom';
const window = new Window({ url: 'http://localhost:3000/list' });
const link = window.document.createElement('a');
link.href = window.URL.createObjectURL(new window.Blob(['a,b'], { type: 'text/csv' }));
link.download = 'list.csv';
link.click();
await window.happyDOM.waitUntilComplete();
const { protocol, origin } = window.location;
console.log(protocol, origin);
window.happyDOM.setURL('http://localhost:3000/list');
console.log(window.location.href);
JS
seen=$(node click.mjs)
echo "$seen"
# A browser: http: http://localhost:3000
test "$seen" = "$(printf '%s\n' 'blob: null' 'http://localhost:3000/list')"
