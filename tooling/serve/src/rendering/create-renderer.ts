import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findOwner, type Release } from '@showcase/remote-contract/registry';
import type { RenderedPage } from '@showcase/remote-contract/rendering';
import type { SiteConfig } from '../pages/shell-page.ts';
import type { Shell } from '../shell/shell-reader.ts';
import {
  OverloadError,
  startRenderWorker,
  WORKER_LIMITS,
  type RenderWorker,
  type WorkerLimits,
} from './render-worker.ts';

/** How long a release whose worker has ended is not started again. */
const PAUSE_MS = 10_000;

/** How long an overloaded worker is not reported again. */
const OVERLOAD_REPORT_MS = 10_000;

const DOWNLOAD_TIMEOUT_MS = 10_000;
const SHELL = 'shell';

type ShellBundle = Shell & { bundle: string };

type RendererOptions = {
  /** The folder of the releases. */
  releases: string;
  /** The API's internal URL. */
  api: string;
  config: SiteConfig;
  log?: (line: string) => void;
  limits?: Partial<WorkerLimits>;
};

export type Renderer = {
  /** Renders a public page whose release has a server bundle; null if that fails, so that the browser must render it. */
  render: (
    url: URL,
    releases: Release[],
    shell: Shell,
  ) => Promise<RenderedPage | { redirect: string } | null>;
  /** Renders the frame of the site with a skeleton in place of a remote's page; null if that fails. */
  renderFrame: (url: URL, releases: Release[], shell: Shell) => Promise<RenderedPage | null>;
  /** Starts the workers of these sets of releases before they are needed, and stops those of all others. */
  prepare: (origin: string, sites: { releases: Release[]; shell: Shell }[]) => void;
  /** The memory that the objects of each worker use, by its release. */
  heapBytes: () => Promise<Map<string, number>>;
  stop: () => Promise<void>;
};

type Slot = {
  /** The release, for messages. */
  label: string;
  worker: Promise<RenderWorker>;
  endedAt?: number;
  overloadReportedAt?: number;
};

/**
 * Renders public pages in one worker per release of a remote, and the shell's own in another. Every failure is logged with its release and
 * answered with null, so that the browser renders the page. Without a server bundle of the shell, the browser renders all pages.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { config, api, log = console.error } = options;
  const limits = { ...WORKER_LIMITS, ...options.limits };
  /** By the code that they run. */
  const slots = new Map<string, Slot>();

  /** The slot of a release, with its worker; a slot whose worker has ended gets a new one after a pause. */
  function getSlot(owner: Release | undefined, origin: string, shell: ShellBundle): Slot {
    const label = `${owner?.name ?? SHELL} ${owner?.version ?? shell.version}`;
    const key = `${label} in ${shell.version}`;
    const slot = slots.get(key);
    const isPaused = slot?.endedAt === undefined || Date.now() - slot.endedAt < PAUSE_MS;
    if (slot && isPaused) return slot;
    if (slot) stopWorker(slot);
    const next: Slot = { label, worker: startWorker(owner, origin, shell) };
    next.worker.catch(() => undefined);
    slots.set(key, next);
    return next;
  }

  function stopWorker({ worker }: Slot) {
    void worker.then((running) => running.stop()).catch(() => undefined);
  }

  async function startWorker(
    owner: Release | undefined,
    origin: string,
    { bundle }: ShellBundle,
  ): Promise<RenderWorker> {
    const release = owner && (await readBundle(options.releases, owner, origin));
    return startRenderWorker({ shellBundle: bundle, api, ...(release && { release }) }, limits);
  }

  async function renderIn(slot: Slot, url: URL, releases: Release[], owner: Release | undefined) {
    try {
      const worker = await slot.worker;
      const others = releases.map(withoutFiles);
      const request = { url: url.href, config, releases: others, ...(owner && { owner }) };
      const answer = await worker.render(request);
      return 'page' in answer ? answer.page : { redirect: answer.redirect };
    } catch (error) {
      const failure = await slot.worker.then((worker) => worker.failure()).catch(() => error);
      if (failure) slot.endedAt ??= Date.now();
      if (!(error instanceof OverloadError) || isOverloadNew(slot)) {
        log(`rendering ${url.pathname} of ${slot.label}: ${describe(error)}`);
      }
      return null;
    }
  }

  async function render(url: URL, releases: Release[], shell: Shell, owner: Release | undefined) {
    if (!hasBundle(shell)) return null;
    const slot = getSlot(owner, url.origin, shell);
    return slot.endedAt === undefined ? renderIn(slot, url, releases, owner) : null;
  }

  return {
    render: (url, releases, shell) =>
      render(url, releases, shell, findOwner(url.pathname, releases)),
    async renderFrame(url, releases, shell) {
      const frame = await render(url, releases, shell, undefined);
      return frame && 'html' in frame ? frame : null;
    },
    prepare(origin, sites) {
      const used = sites.flatMap(({ releases, shell }) => {
        if (!hasBundle(shell)) return [];
        const owners = [undefined, ...releases.filter(({ server }) => server)];
        return owners.map((owner) => getSlot(owner, origin, shell));
      });
      for (const [key, slot] of slots) {
        if (used.includes(slot)) continue;
        slots.delete(key);
        stopWorker(slot);
      }
    },
    async heapBytes() {
      const entries = [...slots.values()].map(
        async ({ label, worker }) => [label, await (await worker).heapBytes()] as const,
      );
      return new Map(await Promise.all(entries));
    },
    async stop() {
      const workers = await Promise.allSettled([...slots.values()].map(({ worker }) => worker));
      slots.clear();
      await Promise.all(
        workers.map(async (result) => {
          if (result.status === 'fulfilled') await result.value.stop();
        }),
      );
    },
  };
}

function hasBundle(shell: Shell): shell is ShellBundle {
  return shell.bundle !== null;
}

/** Reads a release's server bundle. Throws if its hash differs from that in the registry. */
export async function readBundle(releases: string, owner: Release, origin: string) {
  const { file = '', hash } = owner.server ?? {};
  const url = new URL('.', new URL(owner.entry, origin)).href;
  const code = url.startsWith(origin)
    ? await readFile(resolve(releases, owner.name, owner.version, file))
    : await download(new URL(file, url));
  const actual = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (actual !== hash) throw new Error(`${file} does not match its hash`);
  return { code: code.toString(), url };
}

/** Some remotes are released on an origin of their own. */
async function download(url: URL): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.href} responded with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The data of the other remotes for the frame around a page. */
function withoutFiles(release: Release): Release {
  return { ...release, integrity: {}, pages: {}, preload: [] };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An overloaded worker turns away many pages per second: report it now and then. */
function isOverloadNew(slot: Slot): boolean {
  const { overloadReportedAt = -Infinity } = slot;
  if (Date.now() - overloadReportedAt < OVERLOAD_REPORT_MS) return false;
  slot.overloadReportedAt = Date.now();
  return true;
}
