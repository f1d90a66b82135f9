import { useClosePanel } from '@showcase/kit/panel-steps';
import { useSearchParams } from '@showcase/remote-contract';
import { useRef, useState } from 'react';

/** In the URL of any dashboard page: emails link to `/dashboard?settings=email`. */
const PARAM = 'settings';
const VIEWS = {
  email: 'notifications',
  account: 'settings',
  billing: 'billing',
  security: 'security',
  data: 'data',
  deletion: 'deletion',
} as const;

type Linked = keyof typeof VIEWS;

/** Leads to the account settings: on the current page, if it is one of the dashboard. */
export function getSettingsPath(
  linked: Linked,
  { pathname, search }: { pathname: string; search: string },
): string {
  if (!/^\/dashboard(\/|$)/.test(pathname)) return `/dashboard?${PARAM}=${linked}`;
  const params = new URLSearchParams(search);
  params.set(PARAM, linked);
  return `${pathname}?${params}`;
}

function readLinked(value: string | null): Linked | null {
  return value !== null && Object.hasOwn(VIEWS, value) ? (value as Linked) : null;
}

/** Whether the account settings are open, from the menu or by a link to a part of them. Closing them removes it from the URL. */
export function useAccountDialog() {
  const [params, setParams] = useSearchParams();
  const [isMounted, setIsMounted] = useState(false);
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  const wasLinked = useRef(false);
  const linked = readLinked(params.get(PARAM));
  const isLinked = linked !== null;

  const closeLinked = useClosePanel({
    name: PARAM,
    isOpen: isLinked,
    onRemove: () =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          next.delete(PARAM);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  });

  function onOpenChange(isOpen: boolean) {
    setIsMounted(true);
    wasLinked.current = isLinked;
    setIsOpenedHere(isOpen);
    if (!isOpen && isLinked) closeLinked();
  }

  return {
    isMounted: isMounted || isLinked,
    open: () => onOpenChange(true),
    dialogProps: {
      isOpen: isOpenedHere || isLinked,
      onOpenChange,
      // A link leaves no button to return to.
      finalFocus: () => (wasLinked.current ? document.getElementById('content') : true),
      opensAt: linked ? VIEWS[linked] : ('settings' as const),
    },
  };
}
