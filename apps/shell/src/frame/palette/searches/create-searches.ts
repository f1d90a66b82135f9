import type { CommandResult } from '@showcase/remote-contract';
import { loadInTime, withTimeLimit } from '@showcase/remote-contract/define';
import { createStore, type StoreApi } from 'zustand/vanilla';

type Search = (text: string, signal: AbortSignal) => Promise<CommandResult[]>;

export type SearchSource = { id: string; label: string; load: () => Promise<Search> };

export type SearchState = {
  id: string;
  label: string;
  status: 'idle' | 'pending' | 'ready' | 'failed';
  /** While it is pending, those of the previous text, so that nothing flickers. */
  results: CommandResult[];
};

export type Searches = {
  store: StoreApi<SearchState[]>;
  /** Loads the code of all searches. */
  prepare: () => void;
  /** Searches for a text, and no longer for the previous one. An empty text has no results. */
  search: (text: string) => void;
  /** Loads a search that failed once more. */
  retry: (id: string) => void;
  stop: () => void;
};

/**
 * Runs the searches of remotes side by side. One that cannot be loaded, throws, hangs or returns anything else than results fails alone.
 * They are in the order in which their first results arrived, so that late ones move nothing.
 */
export function createSearches(sources: SearchSource[], { timeLimitMs = 10_000 } = {}): Searches {
  const store: Searches['store'] = createStore(() =>
    sources.map(({ id, label }) => ({ id, label, ...empty })),
  );
  const code = new Map<string, Promise<Search>>();
  const arrivals: string[] = [];
  let current = { text: '', controller: new AbortController() };

  function load(source: SearchSource) {
    const loading = code.get(source.id) ?? loadInTime(source.load, timeLimitMs);
    code.set(source.id, loading);
    return loading;
  }

  async function run(source: SearchSource) {
    const { text, controller } = current;
    const { signal } = controller;
    try {
      const search = await load(source);
      if (signal.aborted) return;
      const results = readResults(await withTimeLimit(search(text, signal), timeLimitMs));
      if (!signal.aborted) update(source.id, { status: 'ready', results });
    } catch (error) {
      if (signal.aborted) return;
      console.error(`Error searching ${source.label}:`, error);
      update(source.id, { status: 'failed', results: [] });
    }
  }

  function update(id: string, change: Pick<SearchState, 'status' | 'results'>) {
    if (change.results.length > 0 && !arrivals.includes(id)) arrivals.push(id);
    const rank = (state: SearchState) =>
      arrivals.includes(state.id) ? arrivals.indexOf(state.id) : arrivals.length;
    const states = store
      .getState()
      .map((state) => (state.id === id ? { ...state, ...change } : state))
      .toSorted((one, other) => rank(one) - rank(other));
    store.setState(states, true);
  }

  function start(source: SearchSource) {
    const state = store.getState().find(({ id }) => id === source.id);
    update(source.id, { status: 'pending', results: state?.results ?? [] });
    void run(source);
  }

  function stop() {
    current.controller.abort();
  }

  return {
    store,
    prepare: () => {
      for (const source of sources) load(source).catch(() => undefined);
    },
    search: (text) => {
      if (text === current.text) return;
      stop();
      current = { text, controller: new AbortController() };
      for (const source of sources) {
        if (text === '') update(source.id, empty);
        else start(source);
      }
    },
    retry: (id) => {
      const source = sources.find((one) => one.id === id);
      if (!source) return;
      code.delete(id);
      start(source);
    },
    stop,
  };
}

const empty: Pick<SearchState, 'status' | 'results'> = { status: 'idle', results: [] };

/** Remotes are released on their own, so their results are checked like everything from elsewhere. */
function readResults(value: unknown): CommandResult[] {
  if (!Array.isArray(value) || !value.every(isResult)) throw new Error('It returned no results');
  return value;
}

function isResult(value: unknown): value is CommandResult {
  if (typeof value !== 'object' || value === null) return false;
  const { label, path, hint } = value as Partial<Record<keyof CommandResult, unknown>>;
  const hasHint = hint === undefined || typeof hint === 'string';
  return typeof label === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path) && hasHint;
}
