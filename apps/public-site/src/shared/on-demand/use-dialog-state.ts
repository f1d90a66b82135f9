import { useLocation, useNavigate } from '@showcase/remote-contract';
import { useRef } from 'react';

/** A dialog with a history entry but without its own URL: Back closes it. */
export function useDialogState(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const isOpen = openedDialog(location.state) === name;

  return {
    isOpen,
    open: () => {
      const currentPath = { pathname: location.pathname, search: location.search };
      void navigate(currentPath, { state: { openedDialog: name }, preventScrollReset: true });
    },
    close: () => {
      if (isOpen) stepBack();
    },
  };
}

/** The dialog that opened this history entry. */
function openedDialog(state: unknown) {
  const isKnown = typeof state === 'object' && state !== null && 'openedDialog' in state;
  return isKnown ? state.openedDialog : null;
}

/** Goes back from this history entry once; a second press before the page has changed does nothing. */
function useStepBack() {
  const location = useLocation();
  const navigate = useNavigate();
  const leftLocation = useRef<typeof location>(null);

  return () => {
    if (leftLocation.current === location) return;
    leftLocation.current = location;
    void navigate(-1);
  };
}
