import { useLocation } from '@showcase/remote-contract';
import { useEffect, useRef } from 'react';

/** The title in index.html, until a page sets its own. */
const DEFAULT_TITLE = 'Bolt Showcase';

/** Moves the focus to the new page and announces its title, as a browser does when it loads a page. */
export function usePageFocus() {
  const { pathname } = useLocation();
  const focusedPath = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  const liveRegion = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    main.current?.focus({ preventScroll: true });

    const announce = () => {
      const { title } = document;
      if (liveRegion.current && title !== DEFAULT_TITLE) liveRegion.current.textContent = title;
    };
    announce();
    // Some pages know their title only once their rows are loaded.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);

  return { main, liveRegion };
}
