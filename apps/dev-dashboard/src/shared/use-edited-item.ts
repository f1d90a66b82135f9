import { useLocation, useNavigate, useSearchParams } from '@showcase/remote-contract';
import { useRef } from 'react';

const OPENED_STATE = { opened: 'item-form' };

/** The item whose form is open: its id, 'new' or null. It is in the URL, so the Back button closes the form. */
export function useEditedItem() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string>(undefined);

  const edit = (id: string) =>
    setParams(withEdited(id), { preventScrollReset: true, state: OPENED_STATE });
  /** Goes back to the history entry before the form was opened. Further clicks are ignored. */
  const close = () => {
    if (closedKey.current === location.key) return;
    closedKey.current = location.key;
    if (wasOpenedHere(location.state)) void navigate(-1);
    else setParams(withEdited(null), { preventScrollReset: true, replace: true });
  };
  return { editedId: params.get('edit'), edit, close };
}

function withEdited(id: string | null) {
  return (previous: URLSearchParams) => {
    const next = new URLSearchParams(previous);
    if (id === null) next.delete('edit');
    else next.set('edit', id);
    return next;
  };
}

function wasOpenedHere(state: unknown) {
  const opened = typeof state === 'object' && state !== null && 'opened' in state && state.opened;
  return opened === OPENED_STATE.opened;
}
