import { useDataClient, userQueries, useSearch } from '@showcase/data';
import { countLabel } from '@showcase/kit/lists';
import { Badge, Button, SearchInput, Stack } from '@showcase/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { ActiveFilters } from './active-filters.tsx';
import { ResultCount, SearchRow } from './developer-search.styles.ts';
import { DeveloperResults } from './developer-results.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { countActiveFilters, NO_FILTERS } from './filters.ts';
import { useFilters } from './use-filters.ts';

export function DeveloperSearch() {
  const { filters, setFilters, text, setText } = useFilters();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const search = useSearch(userQueries(useDataClient()).search(filters));
  const filterCount = countActiveFilters(filters);
  const resultCount = countLabel(search, 'developer');
  const isSearching = search.isPlaceholderData || text !== filters.q;
  const resultCountRef = useRef<HTMLParagraphElement>(null);
  const focusResults = () => resultCountRef.current?.focus();
  const clear = () => {
    setText('');
    setFilters(NO_FILTERS);
    focusResults();
  };
  return (
    <Stack gap={5}>
      <SearchRow>
        <SearchInput
          label="Search developers"
          placeholder="Search developers by name, skills, or bio"
          value={text}
          onValueChange={setText}
        />
        <Button onClick={() => setIsDrawerOpen(true)} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden />
          Filters
          {filterCount > 0 && <Badge variant="accent">{filterCount}</Badge>}
        </Button>
      </SearchRow>
      {filterCount > 0 && (
        <ActiveFilters filters={filters} onChange={setFilters} onEmpty={focusResults} />
      )}
      <ResultCount ref={resultCountRef} tabIndex={-1} role="status">
        {isSearching && 'Searching…'}
        {!isSearching && !search.isPending && !search.error && search.total > 0 && resultCount}
      </ResultCount>
      <DeveloperResults
        search={search}
        isSearching={isSearching}
        onClear={text || filterCount > 0 ? clear : undefined}
      />
      <FilterDrawer
        isOpen={isDrawerOpen}
        onOpenChange={setIsDrawerOpen}
        filters={filters}
        facets={search.facets}
        resultCount={resultCount}
        onChange={setFilters}
      />
    </Stack>
  );
}
