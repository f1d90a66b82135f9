#!/usr/bin/env bash
# rolldown 1.2.19: with `entriesAware` and `entriesAwareMergeThreshold: 1000`, a part of 40 bytes that four pages load is joined with the
# only other part, which two of them load and which is 20 kB. So a page that loaded 217 bytes loads 20,277. The size of the larger part
# counts for nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund rolldown@1.2.19

cat >main.js <<'JS'
export const pages = [
  () => import('./list.js'), () => import('./item.js'), () => import('./hire.js'), () => import('./buy.js'),
];
JS
echo "export const label = (text) => text.toUpperCase();" >label.js
node -p "'export const form = (text) => text + ' + JSON.stringify('x'.repeat(20_000))" >form.js
for page in list item; do
  echo "import { label } from './label.js'; export const show = () => label('$page');" >$page.js
done
for page in hire buy; do
  echo "import { label } from './label.js'; import { form } from './form.js'; export const show = () => label('$page') + form('$page');" >$page.js
done
cat >build.mjs <<'JS'
import { rolldown } from 'rolldown';
for (const entriesAwareMergeThreshold of [0, 1000]) {
  const bundle = await rolldown({ input: 'main.js', logLevel: 'silent' });
  const group = { name: 'part', minShareCount: 2, entriesAware: true, includeDependenciesRecursively: false };
  const codeSplitting = { groups: [{ ...group, entriesAwareMergeThreshold }] };
  const { output } = await bundle.generate({ codeSplitting });
  const sizes = new Map(output.map(({ fileName, code }) => [fileName, code.length]));
  const { fileName, imports } = output.find(({ name }) => name === 'list');
  const bytes = [fileName, ...imports].reduce((sum, file) => sum + sizes.get(file), 0);
  console.log(`threshold ${entriesAwareMergeThreshold}: the list loads ${bytes > 20_000 ? 'the form' : 'no form'}`);
}
JS
seen=$(node build.mjs)
echo "$seen"
test "$seen" = "threshold 0: the list loads no form
threshold 1000: the list loads the form"
