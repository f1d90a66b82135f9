import { MAX_COMPARED_CREATORS } from '@showcase/data/reputation';
import { useUser } from '@showcase/data/session';
import { useState } from 'react';
import { storedSelections, type SelectedCreator } from './stored-selection.ts';

/** The creators that the user has selected on the cards of this page and of earlier ones, at most four. */
export function useComparison() {
  const userId = useUser().authUser?.id ?? '';
  const [selected, setSelected] = useState(() => storedSelections.read(userId) ?? []);
  /** The creator who would have been the fifth. */
  const [rejected, setRejected] = useState<SelectedCreator | null>(null);

  function change(next: SelectedCreator[]) {
    storedSelections.write(userId, next.length === 0 ? null : next);
    setSelected(next);
    setRejected(null);
  }

  const isSelected = (id: string) => selected.some((creator) => creator.id === id);
  const remove = (id: string) => change(selected.filter((creator) => creator.id !== id));
  return {
    selected,
    rejected,
    isSelected,
    remove,
    clear: () => change([]),
    toggle({ id, name }: SelectedCreator) {
      if (isSelected(id)) remove(id);
      else if (selected.length < MAX_COMPARED_CREATORS) change([...selected, { id, name }]);
      else setRejected({ id, name });
    },
  };
}

export type Comparison = ReturnType<typeof useComparison>;
