import { useClosePanel } from '@showcase/kit/panel-steps';
import { useLocation, useNavigate, useSearchParams } from '@showcase/remote-contract';

/** A dialog with a search parameter: Back closes it, and a reload or a sign-in restores it. */
export function useDialogParam(name: string) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  function searchWith(value: string | null) {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    const text = next.toString();
    return text && `?${text}`;
  }

  const value = params.get(name);
  const close = useClosePanel({
    name,
    isOpen: value !== null,
    onRemove: () =>
      void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true }),
  });
  return {
    /** Null while closed. */
    value,
    open: (next: string) =>
      void navigate({ search: searchWith(next) }, { preventScrollReset: true }),
    change: (next: string) => {
      const options = { replace: true, state: location.state as unknown, preventScrollReset: true };
      void navigate({ search: searchWith(next) }, options);
    },
    close,
    /** The current page with the dialog open. */
    pathWith: (next: string) => location.pathname + searchWith(next),
  };
}

export type DialogParam = ReturnType<typeof useDialogParam>;
