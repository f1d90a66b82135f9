import { countFilters, isSearching, type FilterSearch } from '@showcase/kit/search';
import { Badge, Button, VisuallyHidden } from '@showcase/ui';
import { PanelHead, PanelTitle } from './filter-panel.styles.ts';

type FilterPanelHeadProps = { search: FilterSearch; onClear: () => void };

/** The heading of the filters with a button that clears them. */
export function FilterPanelHead({ search, onClear }: FilterPanelHeadProps) {
  const active = countFilters(search);
  return (
    <PanelHead>
      <PanelTitle>Filters {active > 0 && <FilterCount count={active} />}</PanelTitle>
      {isSearching(search) && (
        <Button variant="ghost" size="s" onClick={onClear}>
          Clear all
        </Button>
      )}
    </PanelHead>
  );
}

export function FilterCount({ count }: { count: number }) {
  return (
    <Badge variant="accent">
      {count}
      <VisuallyHidden> {count === 1 ? 'active filter' : 'active filters'}</VisuallyHidden>
    </Badge>
  );
}
