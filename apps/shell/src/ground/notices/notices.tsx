import type { Notice } from '@showcase/remote-contract';
import { lazyComponent } from '@showcase/kit/loading';
import { createContext, use, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { FallbackNotices } from './fallback-notices.tsx';

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

const NoticesContext = createContext<Notices | null>(null);

export function useNotices() {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices must be used within a NoticesProvider');
  return notices;
}

export function NoticesProvider({ notices, children }: { notices: Notices; children: ReactNode }) {
  return (
    <NoticesContext value={notices}>
      {children}
      <NoticeRegion />
    </NoticesContext>
  );
}

const Toasts = lazyComponent({
  name: 'notifications',
  load: async () => (await import('./toasts.tsx')).Toasts,
  Failure: FallbackNotices,
});

/** Displays each notice for a while; its code is loaded with the first one. */
export function NoticeRegion() {
  const notices = useNotices();
  const isWaiting = useStore(notices.store, ({ waiting }) => waiting.length > 0);
  const [isNeeded, setIsNeeded] = useState(isWaiting);
  if (isWaiting && !isNeeded) setIsNeeded(true);
  return isNeeded && <Toasts notices={notices} />;
}
