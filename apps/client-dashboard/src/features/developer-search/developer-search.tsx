import { useDataClient, userQueries, useSearch } from '@showcase/data';
import { Badge, Button, formatCount, SearchInput, Stack } from '@showcase/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { ActiveFilters } from './active-filters.tsx';
import { FoundHeading, SearchRow } from './developer-search.styles.ts';
import { DeveloperResults } from './developer-results.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { countTicked, NO_FILTERS } from './filters.ts';
import { useFilters } from './use-filters.ts';

export function DeveloperSearch() {
  const { filters, change, text, type } = useFilters();
  const [isFiltering, setIsFiltering] = useState(false);
  const search = useSearch(userQueries(useDataClient()).search(filters));
  const ticked = countTicked(filters);
  const found = countFound(search);
  const isSearching = search.isOutdated || text !== filters.q;
  const heading = useRef<HTMLParagraphElement>(null);
  const focusResults = () => heading.current?.focus();
  const clear = () => {
    type('');
    change(NO_FILTERS);
    focusResults();
  };
  return (
    <Stack gap={5}>
      <SearchRow>
        <SearchInput
          label="Search developers"
          placeholder="Search developers by name, skills, or bio"
          value={text}
          onValueChange={type}
        />
        <Button onClick={() => setIsFiltering(true)} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden />
          Filters
          {ticked > 0 && <Badge variant="accent">{ticked}</Badge>}
        </Button>
      </SearchRow>
      {ticked > 0 && <ActiveFilters filters={filters} onChange={change} onEmpty={focusResults} />}
      <FoundHeading ref={heading} tabIndex={-1} role="status">
        {isSearching && 'Searching…'}
        {!isSearching && !search.isPending && !search.error && search.total > 0 && found}
      </FoundHeading>
      <DeveloperResults
        search={search}
        isSearching={isSearching}
        onClear={text || ticked > 0 ? clear : undefined}
      />
      <FilterDrawer
        isOpen={isFiltering}
        onOpenChange={setIsFiltering}
        filters={filters}
        facets={search.facets}
        found={found}
        onChange={change}
      />
    </Stack>
  );
}

function countFound({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) {
  const count = `${formatCount(total)}${totalIsCapped ? '+' : ''}`;
  return total === 1 ? '1 developer' : `${count} developers`;
}
