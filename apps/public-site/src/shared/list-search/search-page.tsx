import { Button, Container, PageHeader, SearchInput } from '@showcase/ui';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ActiveFilters } from './active-filters.tsx';
import { FilterCount, FilterGroups, FilterPanelHead, type Facets } from './filter-panel.tsx';
import { countFilters, type FilterGroup } from './list-search.ts';
import { Columns, FiltersToggle, Page, Panel, Results, SearchRow } from './search-page.styles.ts';
import type { useListSearch } from './use-list-search.ts';

/** Phones only: others need not fetch what a sheet is made of. */
const FilterSheet = lazy(() =>
  import('./filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
);

type SearchPageProps<Param extends string> = {
  title: string;
  subtitle: string;
  searchLabel: string;
  placeholder: string;
  groups: readonly FilterGroup<Param>[];
  list: ReturnType<typeof useListSearch<Param>>;
  facets: Facets<Param>;
  /** What the sheet's button says on phones, such as 'Show 12 projects'. */
  showLabel: string;
  children: ReactNode;
};

/** A list with its search box and filters: a panel beside it, on phones a sheet. */
export function SearchPage<Param extends string>(props: SearchPageProps<Param>) {
  const { groups, list, facets, children } = props;
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isSheetWanted, setIsSheetWanted] = useState(false);
  const active = countFilters(list.search);

  const filters = (
    <>
      <FilterPanelHead search={list.search} onClear={list.clearAll} />
      <FilterGroups groups={groups} search={list.search} facets={facets} onToggle={list.toggle} />
    </>
  );

  return (
    <Container as={Page}>
      <PageHeader title={props.title} subtitle={props.subtitle} />
      <SearchRow role="search">
        <SearchInput
          label={props.searchLabel}
          placeholder={props.placeholder}
          value={list.text}
          onValueChange={list.setText}
        />
        <FiltersToggle>
          <Button
            aria-expanded={isSheetOpen}
            onClick={() => {
              setIsSheetWanted(true);
              setIsSheetOpen(true);
            }}
          >
            <SlidersHorizontal aria-hidden />
            Filters {active > 0 && <FilterCount count={active} />}
          </Button>
        </FiltersToggle>
      </SearchRow>
      <Columns>
        <Panel aria-label="Filters">{filters}</Panel>
        <Results>
          <ActiveFilters groups={groups} search={list.search} onRemove={list.toggle} />
          {children}
        </Results>
      </Columns>
      {isSheetWanted && (
        <Suspense>
          <FilterSheet
            title={props.title}
            doneLabel={props.showLabel}
            isOpen={isSheetOpen}
            onOpenChange={setIsSheetOpen}
          >
            {filters}
          </FilterSheet>
        </Suspense>
      )}
    </Container>
  );
}
