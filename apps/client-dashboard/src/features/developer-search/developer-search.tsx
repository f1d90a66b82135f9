import { useFoundCreators, useFoundServices } from '@showcase/kit/search-results';
import { countLabel } from '@showcase/kit/lists';
import { SaveSearch } from '@showcase/kit/saved-searches';
import {
  countFilters,
  clearSearch,
  creatorSearch,
  readShow,
  serviceSearch,
  type CreatorParam,
  type FilterSearchDefinition,
} from '@showcase/kit/search';
import {
  ActiveFilters,
  ShowChoice,
  SortControl,
  useUrlSearch,
} from '@showcase/kit/search-controls';
import { SearchHints } from '@showcase/kit/search-hints';
import { Badge, Button, SearchInput, Stack } from '@showcase/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState } from 'react';
import type { CreatorFilters } from '@showcase/data/users';
import { useSearchParams } from '@showcase/remote-contract';
import { DeveloperResults } from './developer-results.tsx';
import { ResultCount, ResultHead, SearchRow } from './developer-search.styles.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { ServiceResults } from './service-results.tsx';

export function DeveloperSearch() {
  const list = useBrowseSearch();
  const { show, definition, search, text } = list;
  const isOfServices = show === 'services';
  const noun = isOfServices ? 'service' : 'developer';
  const developers = useFoundCreators({ search, isShown: !isOfServices });
  const services = useFoundServices({ search, isShown: isOfServices });
  const { results, hints } = isOfServices ? services : developers;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const filterCount = countFilters(search);
  const resultCount = results.total && countLabel(results.total, noun);
  const isSearching = results.isPlaceholderData || text !== search.q;
  const resultCountRef = useRef<HTMLParagraphElement>(null);
  const focusResults = () => resultCountRef.current?.focus();
  const clear = () => {
    list.clear();
    focusResults();
  };
  const shared = {
    isSearching,
    hints: <SearchHints noun={noun} hints={hints} onChoose={list.setSearch} />,
    onClear: text || filterCount > 0 ? clear : undefined,
  };
  return (
    <Stack gap={5}>
      <div>
        <ShowChoice
          path="/dashboard/client/browse"
          show={show}
          creatorsLabel="Developers"
          search={search}
        />
      </div>
      <SearchRow>
        <SearchInput
          label={`Search ${noun}s`}
          placeholder={
            isOfServices
              ? 'Search services by title, description, or developer'
              : 'Search developers by name, skills, or bio'
          }
          value={text}
          onValueChange={list.setText}
        />
        <Button onClick={() => setIsDrawerOpen(true)} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden />
          Filters
          {filterCount > 0 && <Badge variant="accent">{filterCount}</Badge>}
        </Button>
      </SearchRow>
      <ActiveFilters
        chips={definition.listSelected(search)}
        onRemove={list.toggle}
        onEmpty={focusResults}
      />
      <ResultHead>
        <ResultCount ref={resultCountRef} tabIndex={-1} role="status">
          {isSearching && 'Searching…'}
          {!isSearching && !results.error && results.items.length > 0 && resultCount}
        </ResultCount>
        {(results.isPending || results.items.length > 0) && (
          <SortControl sorts={definition.sorts} search={search} onSort={list.setSort} />
        )}
        <SaveSearch kind={show} search={search} />
      </ResultHead>
      {isOfServices ? (
        <ServiceResults search={services.results} {...shared} />
      ) : (
        <DeveloperResults search={developers.results} {...shared} />
      )}
      <FilterDrawer
        isOpen={isDrawerOpen}
        onOpenChange={setIsDrawerOpen}
        search={search}
        facets={results.facets}
        results={resultCount ?? `${noun}s`}
        onToggle={list.toggle}
        onClear={list.clearFilters}
      />
    </Stack>
  );
}

/** The search of Browse Developers for developers or services. */
function useBrowseSearch() {
  const [params] = useSearchParams();
  const show = readShow(params);
  const definition: FilterSearchDefinition<CreatorParam, CreatorFilters> =
    show === 'services' ? serviceSearch : creatorSearch;
  const list = useUrlSearch(definition);
  return {
    ...list,
    show,
    clearFilters: () => list.write({ ...clearSearch(list.search), q: list.text }),
  };
}
