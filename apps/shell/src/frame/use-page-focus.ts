import { useLocation } from '@showcase/remote-contract';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new page and reads its title aloud, as a browser does when it loads a page itself. */
export function usePageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  const liveRegion = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (liveRegion.current) liveRegion.current.textContent = document.title;
  }, [pathname]);

  return { main, liveRegion };
}
