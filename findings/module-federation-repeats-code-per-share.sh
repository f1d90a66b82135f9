#!/usr/bin/env bash
# @module-federation/vite 1.23.0: a host's build has the same minified code of more than 2,000 characters again for each package that it
# shares, also where the host itself provides the package at its start (`eager`) and nothing else can. The package itself has 300 here.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund vite@8.3.8 @module-federation/vite@1.23.0 mitt@3.0.1 clsx@2.1.1 tiny-invariant@1.3.3 dlv@1.1.3

echo '<!doctype html><title>host</title><script type="module" src="/main.js"></script>' >index.html
cat >vite.config.js <<'JS'
import { federation } from '@module-federation/vite';
const names = process.env.NAMES.split(' ');
export default {
  build: { target: 'esnext', outDir: `dist-${names.length}`, modulePreload: false },
  plugins: [federation({
    name: 'host', filename: 'remoteEntry.js', remotes: {}, manifest: false, dts: false,
    shared: Object.fromEntries(names.map((name) => [name, { singleton: true, eager: true }])),
  })],
};
JS
size() {
  export NAMES=$1
  : >main.js
  for name in $NAMES; do echo "import use_${name//-/_} from '$name'; console.log(use_${name//-/_});" >>main.js; done
  npx vite build --logLevel error >build.log 2>&1
  cat dist-*/assets/*.js | wc -c
  rm -r dist-*
}
one=$(size 'mitt')
four=$(size 'mitt clsx tiny-invariant dlv')
each=$(((four - one) / 3))
echo "one share: $one, four: $four, each further one: $each characters"
test "$each" -gt 2000
