#!/usr/bin/env bash
# playwright-core 1.65.1 with Firefox over WebDriver BiDi (channel moz-firefox): `tap()` ends without an error, and the page gets no event.
# Firefox ESR 153 itself knows touch: `input.performActions` with a pointer of the type touch gives the page a finger and a click.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >package.log
npm pkg set type=module >package.log
npm install --silent --no-audit --no-fund playwright-core@1.65.1

cat >tap.mjs <<'JS'
import { firefox } from 'playwright-core';
const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' });
const { _browserSession } = browser._connection.toImpl(browser);
const { send } = Object.getPrototypeOf(_browserSession);
Object.getPrototypeOf(_browserSession).send = function (method, params) {
  const sent = send.call(this, method, params);
  // Firefox 153 does not know it.
  return method === 'emulation.setMediaFeaturesOverride' ? sent.catch(() => ({})) : sent;
};
const page = await (await browser.newContext({ hasTouch: true, colorScheme: null })).newPage();
await page.setContent('<button style="position: fixed; inset: 0">Send</button>');
await page.evaluate(() => {
  window.seen = [];
  for (const type of ['touchstart', 'click']) addEventListener(type, () => window.seen.push(type));
});
const readSeen = () => page.evaluate(() => window.seen.splice(0).join(' ') || 'nothing');
await page.locator('button').tap();
console.log(`Playwright: ${await readSeen()}`);
const { _session } = browser._connection.toImpl(page).delegate;
const actions = [{ type: 'pointerMove', x: 9, y: 9 }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
await _session.send('input.performActions', {
  context: _session.sessionId,
  actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
});
await page.waitForFunction(() => window.seen.includes('click'));
console.log(`Firefox: ${await readSeen()}`);
await browser.close();
JS
seen=$(node tap.mjs)
echo "$seen"
test "$seen" = "Playwright: nothing
Firefox: touchstart click"
