import { useRef, type MouseEvent } from 'react';

type FollowedLink = { href: string; index: number };

const findLinks = (page: HTMLElement, href: string) =>
  [...page.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/** Remembers the link that was followed on each entry of the tab's history, so that it gets the focus again after Back. */
export function useFollowedLinks(entry: string) {
  const followedLinks = useRef(new Map<string, FollowedLink>());

  const rememberLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href) return;
    const index = findLinks(currentTarget, href).indexOf(link);
    followedLinks.current.set(entry, { href, index });
  };

  /** Focuses the link as soon as the page shows it, unless the user moves the focus before. Returns a function that stops waiting. */
  const focusLink = (page: HTMLElement) => {
    const followed = followedLinks.current.get(entry);
    if (!followed) return undefined;
    const observer = new MutationObserver(focusIfShown);
    function focusIfShown() {
      if (document.activeElement !== page) return observer.disconnect();
      const links = findLinks(page, followed?.href ?? '');
      (links[followed?.index ?? 0] ?? links[0])?.focus();
    }
    observer.observe(page, { childList: true, subtree: true });
    focusIfShown();
    return () => observer.disconnect();
  };

  return { rememberLink, focusLink };
}
