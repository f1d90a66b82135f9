import type { Notice } from '@showcase/remote-contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Notices = {
  notify: (notice: Notice) => void;
  /** Returns the notices that are not displayed yet and marks them as displayed. */
  take: () => readonly Notice[];
  store: StoreApi<{ waiting: readonly Notice[] }>;
};

/** Queues the toasts of the shell and of every remote, between `notify` and the region that displays them. */
export function createNotices(): Notices {
  const store = createStore<{ waiting: readonly Notice[] }>(() => ({ waiting: [] }));
  return {
    store,
    notify: (notice) => store.setState(({ waiting }) => ({ waiting: [...waiting, notice] })),
    take() {
      const { waiting } = store.getState();
      if (waiting.length > 0) store.setState({ waiting: [] });
      return waiting;
    },
  };
}
