import { useDataClient, useSearch } from '@showcase/data/query';
import { userQueries } from '@showcase/data/users';
import { countLabel } from '@showcase/kit/lists';
import {
  countFilters,
  creatorSearch,
  toCreatorFilters,
  toggleFilter,
  type CreatorParam,
  type FilterSearch,
} from '@showcase/kit/search';
import { ActiveFilters } from '@showcase/kit/search-controls';
import { useSearchParams } from '@showcase/remote-contract';
import { Badge, Button, SearchInput, Stack } from '@showcase/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { ResultCount, ResultHead, SearchRow } from './developer-search.styles.ts';
import { DeveloperResults } from './developer-results.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { useTextParam } from '../../shared/use-text-param.ts';

export function DeveloperSearch() {
  const [params, setParams] = useSearchParams();
  const { text, setText } = useTextParam();
  const filters = creatorSearch.read(params);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const users = userQueries(useDataClient());
  const creatorFilters = toCreatorFilters(filters);
  const search = useSearch(users.search(creatorFilters), users.counts(creatorFilters));
  const filterCount = countFilters(filters);
  const resultCount = search.total && countLabel(search.total, 'developer');
  const isSearching = search.isPlaceholderData || text !== filters.q;
  const resultCountRef = useRef<HTMLParagraphElement>(null);
  const focusResults = () => resultCountRef.current?.focus();
  const setFilters = (next: FilterSearch<CreatorParam>) =>
    setParams(creatorSearch.write(next), { preventScrollReset: true });
  const toggle = (param: CreatorParam, value: string) =>
    setFilters(toggleFilter(filters, param, value));
  const clearFilters = () =>
    setParams(creatorSearch.write({ q: filters.q }), { preventScrollReset: true });
  const clear = () => {
    setText('');
    setParams({}, { preventScrollReset: true });
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
      <ActiveFilters
        groups={creatorSearch.groups}
        search={filters}
        onRemove={toggle}
        onEmpty={focusResults}
      />
      <ResultHead>
        <ResultCount ref={resultCountRef} tabIndex={-1} role="status">
          {isSearching && 'Searching…'}
          {!isSearching && !search.error && search.items.length > 0 && resultCount}
        </ResultCount>
      </ResultHead>
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
        onToggle={toggle}
        onClear={clearFilters}
      />
    </Stack>
  );
}
