import { useLocation, useNavigate } from '@showcase/remote-contract';
import { openedDialog } from './opened-dialog.ts';
import { useStepBack } from './use-step-back.ts';

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
