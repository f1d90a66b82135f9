import { useLocation } from '@showcase/remote-contract';
import { useEffect, useRef } from 'react';

/** What stands in index.html, until a page has a title of its own. */
const DEFAULT_TITLE = 'Bolt Showcase';

/** Moves the focus to the new page and reads its title aloud, as a browser does when it loads a page itself. */
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
    // Some pages know their title only with their rows.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);

  return { main, liveRegion };
}
