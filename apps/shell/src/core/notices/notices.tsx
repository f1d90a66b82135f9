import { lazyComponent } from '@showcase/kit/loading';
import { createContext, use, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Notices } from './create-notices.ts';
import { FallbackNotices } from './fallback-notices.tsx';

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
