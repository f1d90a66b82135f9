import { useClosePanel } from '@showcase/kit/panel-steps';
import { useSearchParams } from '@showcase/remote-contract';

/** The item whose form is open: its id, 'new' or null. It is in the URL, so the Back button closes the form. */
export function useEditedItem() {
  const [params, setParams] = useSearchParams();
  const editedId = params.get('edit');
  const edit = (id: string) => setParams(withEdited(id), { preventScrollReset: true });
  const close = useClosePanel({
    name: 'edit',
    isOpen: editedId !== null,
    onRemove: () => setParams(withEdited(null), { preventScrollReset: true, replace: true }),
  });
  return { editedId, edit, close };
}

function withEdited(id: string | null) {
  return (previous: URLSearchParams) => {
    const next = new URLSearchParams(previous);
    if (id === null) next.delete('edit');
    else next.set('edit', id);
    return next;
  };
}
