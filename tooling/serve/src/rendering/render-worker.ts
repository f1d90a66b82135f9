import { Worker } from 'node:worker_threads';
import type { PageRequest, WorkerAnswer, WorkerRequest, WorkerSetup } from './worker-messages.ts';

type PageAnswer = Exclude<WorkerAnswer, { isReady: true } | { isPong: true } | { error: string }>;

export type RenderWorker = {
  /** Rejects if the page throws or takes too long, or if the worker ends. */
  render: (request: Omit<PageRequest, 'id'>) => Promise<PageAnswer>;
  /** The memory that its objects use. */
  heapBytes: () => Promise<number>;
  /** Why the worker has ended; null while it runs. */
  failure: () => Error | null;
  stop: () => Promise<void>;
};

export type WorkerLimits = {
  /** For a page, in milliseconds. */
  pageMs: number;
  /** For the code to be loaded, in milliseconds. */
  startMs: number;
  /** How long after its limit a page may keep the thread from answering. */
  stuckMs: number;
  memoryMb: number;
};

/** On a busy machine a rendered page that is late is still sooner there than one that the browser renders, which asks the same machine for its rows. */
export const WORKER_LIMITS: WorkerLimits = {
  pageMs: 4000,
  startMs: 10_000,
  stuckMs: 1500,
  memoryMb: 256,
};

/** More than a core renders within the time limit. */
const MAX_PENDING = 64;
const entry = new URL('page-worker.ts', import.meta.url);

/** Thrown for a page that the worker does not begin, because too many others wait. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}

/** Starts a worker for one release. It ends if its code exits, throws or loops at its start, loops in a page, or needs too much memory. */
export function startRenderWorker(setup: WorkerSetup, limits: WorkerLimits): RenderWorker {
  const thread = new Worker(entry, {
    workerData: setup,
    // Nothing of the server's environment reaches a remote's code.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  });
  const pending = new Map<number, PromiseWithResolvers<PageAnswer>>();
  let lastId = 0;
  let isReady = false;
  let failure: Error | null = null;
  let stuckTimer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = setTimeout(end, limits.startMs, new Error('Its code was not loaded in time'));

  function end(error: Error) {
    failure ??= error;
    clearTimeout(startTimer);
    clearTimeout(stuckTimer);
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
    void thread.terminate();
  }

  /** A page that never resolves affects only itself; one that loops blocks the thread for all others. */
  function endIfStuck() {
    if (!isReady || stuckTimer || failure) return;
    stuckTimer = setTimeout(end, limits.stuckMs, new Error('A page keeps the thread busy'));
    thread.postMessage({ isPing: true } satisfies WorkerRequest);
  }

  thread.on('message', (answer: WorkerAnswer) => {
    clearTimeout(stuckTimer);
    stuckTimer = undefined;
    if ('isReady' in answer) {
      isReady = true;
      clearTimeout(startTimer);
    } else if (!('isPong' in answer)) {
      const waiting = pending.get(answer.id);
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer);
    }
  });
  thread.on('error', (error: unknown) => {
    end(new Error(error instanceof Error ? error.stack : String(error)));
  });
  thread.on('exit', (code) => end(new Error(`The worker exited with code ${code}`)));

  return {
    async render(request) {
      if (failure) throw failure;
      if (pending.size >= MAX_PENDING) throw new OverloadError('Too many pages are waiting');
      lastId += 1;
      const id = lastId;
      const answer = Promise.withResolvers<PageAnswer>();
      pending.set(id, answer);
      const timer = setTimeout(() => {
        answer.reject(new Error(`There was no answer within ${limits.pageMs} ms`));
        endIfStuck();
      }, limits.pageMs);
      thread.postMessage({ id, ...request } satisfies WorkerRequest);
      return answer.promise.finally(() => {
        clearTimeout(timer);
        pending.delete(id);
      });
    },
    heapBytes: async () => (await thread.getHeapStatistics()).used_heap_size,
    failure: () => failure,
    stop: async () => {
      end(new Error('The worker was stopped'));
      await thread.terminate();
    },
  };
}
