import {
  readSettingsPart,
  SETTINGS_PARAM,
  useClosePanel,
  type SettingsPart,
} from '@showcase/kit/panel-steps';
import { useSearchParams } from '@showcase/remote-contract';
import { useRef, useState } from 'react';
import type { AccountView } from './account-sections.tsx';

const VIEWS = {
  email: 'notifications',
  account: 'settings',
  billing: 'billing',
  security: 'security',
  data: 'data',
  deletion: 'deletion',
} as const satisfies Record<SettingsPart, AccountView>;

/** Whether the account settings are open, from the menu or by a link to a part of them. Closing them removes it from the URL. */
export function useAccountDialog() {
  const [params, setParams] = useSearchParams();
  const [isMounted, setIsMounted] = useState(false);
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  const wasLinked = useRef(false);
  const linked = readSettingsPart(params);
  const isLinked = linked !== null;

  const closeLinked = useClosePanel({
    name: SETTINGS_PARAM,
    isOpen: isLinked,
    onRemove: () =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          next.delete(SETTINGS_PARAM);
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
