import {
  countFilters,
  creatorSearch,
  type CreatorParam,
  type FilterSearch,
} from '@showcase/kit/search';
import { FilterGroups, type Facets } from '@showcase/kit/search-controls';
import { Button } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import { useRef, useSyncExternalStore } from 'react';

type FilterDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  search: FilterSearch<CreatorParam>;
  /** How many results each value has. */
  facets: Facets;
  /** Such as '12 developers'. */
  results: string;
  onToggle: (param: CreatorParam, value: string) => void;
  onClear: () => void;
};

export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen, onOpenChange, search, facets, results, onToggle, onClear } = props;
  const isWide = useIsWide();
  const doneButton = useRef<HTMLButtonElement>(null);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filters"
      side={isWide ? 'end' : 'bottom'}
      footer={
        <>
          <Button
            variant="ghost"
            disabled={countFilters(search) === 0}
            onClick={() => {
              onClear();
              doneButton.current?.focus();
            }}
          >
            Clear filters
          </Button>
          <Button ref={doneButton} variant="primary" onClick={() => onOpenChange(false)}>
            Show {results}
          </Button>
        </>
      }
    >
      <FilterGroups
        definition={creatorSearch}
        search={search}
        facets={facets}
        onToggle={onToggle}
      />
    </Drawer>
  );
}

const WIDE = '(min-width: 768px)';

/** Whether the window is at least 768 px wide. */
function useIsWide() {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
