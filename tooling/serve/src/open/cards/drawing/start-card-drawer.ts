import { Worker } from 'node:worker_threads';
import type { DrawCard, DrawnCard } from '../card-content.ts';
import type { ThreadAnswer, ThreadRequest } from './card-thread.ts';

/** A card that takes longer keeps the thread busy, which ends then. */
const TIMEOUT_MS = 20_000;
/** More cards wait too long for whoever wants one. */
const MAX_PENDING = 40;
const MEMORY_MB = 512;
const entry = new URL('card-thread.ts', import.meta.url);

type Pending = PromiseWithResolvers<DrawnCard>;

/** Draws cards in a thread of their own, which starts with the first, because one takes long enough to keep pages waiting. */
export function startCardDrawer(): { draw: DrawCard; stop: () => Promise<void> } {
  const pending = new Map<number, Pending>();
  let thread: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(entry, {
      // Nothing of the server's environment reaches it.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.unref();
    started.on('message', ({ id, ...answer }: ThreadAnswer) => {
      const waiting = pending.get(id);
      pending.delete(id);
      if ('png' in answer) waiting?.resolve(answer);
      else waiting?.reject(new Error(answer.error));
    });
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('The thread of cards has ended')));
    return started;
  }

  function end(ended: Worker, error: unknown) {
    if (ended !== thread) return;
    thread = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    void ended.terminate();
  }

  return {
    async draw(request) {
      if (pending.size >= MAX_PENDING) throw new Error('Too many cards wait to be drawn');
      const current = (thread ??= start());
      const waiting: Pending = Promise.withResolvers();
      lastId += 1;
      pending.set(lastId, waiting);
      const isLate = new Error('A card was not drawn in time');
      const timer = setTimeout(end, TIMEOUT_MS, current, isLate);
      current.postMessage({ id: lastId, ...request } satisfies ThreadRequest);
      return waiting.promise.finally(() => clearTimeout(timer));
    },
    async stop() {
      const current = thread;
      if (!current) return;
      end(current, new Error('The site stops'));
    },
  };
}
