import { useLocation } from '@showcase/remote-contract';
import { useEffect, useRef } from 'react';
import { getEntryId } from './scroll-position.tsx';
import { useFollowedLinks } from './use-followed-links.ts';

/** The title in index.html, until a page sets its own. */
const DEFAULT_TITLE = 'Bolt Showcase';

/** Moves the focus to the new page, or after Back to the link that was followed there, and announces its title, as a browser does when it loads a page. */
export function usePageFocus() {
  const location = useLocation();
  const { pathname } = location;
  const focusedPath = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  const liveRegion = useRef<HTMLParagraphElement>(null);
  const { rememberLink, focusLink } = useFollowedLinks(getEntryId(location));

  useEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    // A late page must not take the focus from who types a code or password over it.
    const isCovered = document.activeElement?.closest('[data-sign-in-again]');
    if (!isCovered) main.current?.focus({ preventScroll: true });
    const stopWaiting = !isCovered && main.current && focusLink(main.current);

    const announce = () => {
      const { title } = document;
      if (liveRegion.current && title !== DEFAULT_TITLE) liveRegion.current.textContent = title;
    };
    announce();
    // Some pages know their title only once their rows are loaded.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (stopWaiting) stopWaiting();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once per page
  }, [pathname]);

  return { main, liveRegion, rememberLink };
}
