import { useSearchParams } from '@showcase/remote-contract';

/** The item whose form is open: its id, 'new', or null. It stands in the address, so Back closes the form. */
export function useEditedItem() {
  const [params, setParams] = useSearchParams();
  const change = (id: string | null) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (id) next.set('edit', id);
        else next.delete('edit');
        return next;
      },
      { preventScrollReset: true, replace: id === null },
    );
  return { edited: params.get('edit'), edit: change, close: () => change(null) };
}
