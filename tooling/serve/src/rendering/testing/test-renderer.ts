import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@showcase/remote-contract/registry';
import { siteConfig } from '../../testing/site-config.ts';
import type { Shell } from '../../shell/shell-reader.ts';
import { createRenderer } from '../create-renderer.ts';

/** A shell whose remotes render a page by themselves: a text, or a path to redirect to. */
const shellBundle = `
export function evaluateRemote(code) {
  const module = { exports: {} };
  new Function('module', code)(module);
  return module.exports;
}
export async function renderPage({ url, owner }) {
  const html = owner ? await owner.remote(new URL(url)) : 'the shell';
  if (html.startsWith('/')) return new Response(null, { status: 302, headers: { location: html } });
  return { html, head: '', rows: [], frame: { footer: [], knownPaths: [] }, isComplete: true, renderedAt: 1 };
}`;

/** Short limits, long enough for a busy machine to load two lines of code. */
const limits = { pageMs: 400, stuckMs: 200, startMs: 5000, memoryMb: 32 };

/** Releases with the given server bundles, by name, and a renderer for them. */
export async function openTestRenderer(
  bundles: Record<string, string>,
  { hasShellBundle = true } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'rendering-'));
  const lines: string[] = [];
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  await write('server.js', shellBundle);
  const bundle = hasShellBundle ? pathToFileURL(join(folder, 'server.js')).href : null;
  const shell: Shell = { version: '1.0.0', html: '', provides: {}, bundle };
  const releases: Release[] = [];
  for (const [name, code] of Object.entries(bundles)) {
    await write(`releases/${name}/1.0.0/server/remote.js`, code);
    releases.push(aRelease(name, code));
  }
  const renderer = createRenderer({
    releases: join(folder, 'releases'),
    api: 'http://api.test',
    config: siteConfig,
    log: (line) => lines.push(line),
    limits,
  });
  return {
    releases,
    lines,
    write,
    shell,
    render: (path: string, from = releases, inShell = shell) =>
      renderer.render(new URL(path, 'https://site.test'), from, inShell),
    heapBytes: renderer.heapBytes,
    prepare: (...sites: { releases: Release[]; shell: Shell }[]) =>
      renderer.prepare('https://site.test', sites),
    close: async () => {
      await renderer.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function aRelease(name: string, code: string): Release {
  const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return {
    name,
    version: '1.0.0',
    mount: `/${name}`,
    paths: [`/${name}`],
    signIn: [],
    entry: `/r/${name}/1.0.0/remoteEntry.js`,
    preload: [],
    pages: {},
    integrity: {},
    requires: {},
    server: { file: 'server/remote.js', hash },
  };
}
