import { useLocation } from '@showcase/remote-contract';
import { useSyncExternalStore } from 'react';

const SOLID_ABOVE_PX = 10;

/** The bar is see-through only over the landing page's hero, and solid once more than 10 px are scrolled away. */
export function useIsBarSolid() {
  const { pathname } = useLocation();
  const isScrolled = useSyncExternalStore(subscribeToScroll, () => window.scrollY > SOLID_ABOVE_PX);
  return isScrolled || pathname !== '/';
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
