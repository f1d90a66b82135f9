import { useLocation } from '@showcase/remote-contract';
import { useSyncExternalStore } from 'react';

const SOLID_ABOVE_PX = 10;

/** The bar has the color of the landing page's hero only over it, and is solid once the page has scrolled by more than 10 px. */
export function useIsBarSolid() {
  const { pathname } = useLocation();
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SOLID_ABOVE_PX,
    () => false,
  );
  return isScrolled || pathname !== '/';
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
