import { useSearchParams } from '@showcase/remote-contract';
import { useRef, useState } from 'react';

/** In the URL of any dashboard page: emails link to `/dashboard?settings=email`. */
const PARAM = 'settings';
const EMAIL = 'email';

/** Whether the account settings are open, from the menu or by a link to a part of them. Closing them removes it from the URL. */
export function useAccountDialog() {
  const [params, setParams] = useSearchParams();
  const [isMounted, setIsMounted] = useState(false);
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  const wasLinked = useRef(false);
  const isLinked = params.get(PARAM) === EMAIL;

  function onOpenChange(isOpen: boolean) {
    setIsMounted(true);
    wasLinked.current = isLinked;
    setIsOpenedHere(isOpen);
    if (isOpen || !isLinked) return;
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete(PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    isMounted: isMounted || isLinked,
    open: () => onOpenChange(true),
    dialogProps: {
      isOpen: isOpenedHere || isLinked,
      onOpenChange,
      // A link leaves no button to return to.
      finalFocus: () => (wasLinked.current ? document.getElementById('content') : true),
      opensAt: isLinked ? ('notifications' as const) : ('settings' as const),
    },
  };
}
