import { useLocation, useNavigate, useSearchParams } from '@showcase/remote-contract';
import { openedDialog } from './opened-dialog.ts';
import { useStepBack } from './use-step-back.ts';

/** A dialog with a search parameter: Back closes it, and a reload or a sign-in restores it. */
export function useDialogParam(name: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const stepBack = useStepBack();

  function searchWith(value: string | null) {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    const text = next.toString();
    return text && `?${text}`;
  }

  return {
    /** Null while closed. */
    value: params.get(name),
    open: (value: string) => {
      const state = { openedDialog: name };
      void navigate({ search: searchWith(value) }, { state, preventScrollReset: true });
    },
    change: (value: string) => {
      const options = { replace: true, state: location.state as unknown, preventScrollReset: true };
      void navigate({ search: searchWith(value) }, options);
    },
    close: () => {
      if (openedDialog(location.state) === name) {
        stepBack();
        return;
      }
      void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true });
    },
    /** The current page with the dialog open. */
    pathWith: (value: string) => location.pathname + searchWith(value),
  };
}

export type DialogParam = ReturnType<typeof useDialogParam>;
