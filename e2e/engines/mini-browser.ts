import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webkit, type BrowserContext } from '@playwright/test';
import { findMiniBrowser } from './engines.ts';

/** The toolbar would not let the window be as narrow as a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; }';

export type MiniBrowser = {
  context: BrowserContext;
  processId: number | undefined;
  stop: () => Promise<void>;
};

/** Starts WebKitGTK's browser with an empty profile, and connects to its remote inspector, whose protocol Playwright speaks. */
export async function startMiniBrowser(display: string): Promise<MiniBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'journey-webkit-'));
  const port = await findFreePort();
  const looks = join(profile, 'config', 'gtk-3.0');
  mkdirSync(looks, { recursive: true });
  writeFileSync(join(looks, 'gtk.css'), NARROW_TOOLBAR);
  const child = spawn(findMiniBrowser(), ['about:blank'], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: profile,
      XDG_CACHE_HOME: join(profile, 'cache'),
      XDG_CONFIG_HOME: join(profile, 'config'),
      XDG_DATA_HOME: join(profile, 'data'),
      XDG_RUNTIME_DIR: profile,
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const end = () => endProcess(child);
  process.once('exit', end);
  const list = await listPages(`127.0.0.1:${port}`);
  const browser = await webkit.connectOverCDP(list.url);
  const [context] = browser.contexts();
  if (!context) throw new Error('WebKitGTK opened no window.');
  return {
    context,
    processId: child.pid,
    stop: async () => {
      await browser.close();
      list.close();
      end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      process.off('exit', end);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function endProcess(child: ChildProcess) {
  child.kill('SIGKILL');
}

/** The list of pages as Playwright reads it; WebKitGTK has a page for people instead. */
async function listPages(inspector: string) {
  const socket = await findSocket(inspector);
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([{ webSocketDebuggerUrl: `ws://${inspector}${socket}` }]));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function findSocket(inspector: string) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const page = await fetch(`http://${inspector}/`).then(
      (response) => response.text(),
      () => '',
    );
    const [socket] = /\/socket\/\d+\/\d+\/WebPage/.exec(page) ?? [];
    if (socket) return socket;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('WebKitGTK opened no window within 30 s.');
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
