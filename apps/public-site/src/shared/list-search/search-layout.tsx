import { lazyDialog } from '@showcase/kit/loading';
import { countFilters, isSearching } from '@showcase/kit/search';
import { ActiveFilters, FilterGroups, type Facets } from '@showcase/kit/search-controls';
import { Button, Container, SearchInput, SkipLink, VisuallyHidden } from '@showcase/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState, type ReactNode } from 'react';
import { FilterCount, FilterPanelHead } from './filter-panel.tsx';
import {
  ChoiceRow,
  Columns,
  FiltersToggle,
  ListHeader,
  Page,
  Panel,
  Results,
  SearchRow,
} from './search-layout.styles.ts';
import type { ListSearch } from './use-list-search.ts';

/** Phones only, so others need not load the code of the sheet. */
const FilterSheet = lazyDialog({
  name: 'filters',
  load: () => import('./filter-sheet.tsx').then((module) => module.FilterSheet),
});

type SearchLayoutProps<Param extends string> = {
  title: string;
  subtitle: string;
  searchLabel: string;
  placeholder: string;
  /** Below the heading, such as a choice between two lists. */
  choice?: ReactNode;
  list: ListSearch<Param>;
  facets: Facets;
  /** The label of the sheet's button on phones, such as 'Show 12 projects'. */
  showLabel: string;
  children: ReactNode;
};

/** A list with its search box and filters: a side panel, or a sheet on phones. */
export function SearchLayout<Param extends string>(props: SearchLayoutProps<Param>) {
  const { list, facets, children } = props;
  const { definition, sheet } = list;
  const [wasOpened, setWasOpened] = useState(sheet.isOpen);
  if (sheet.isOpen && !wasOpened) setWasOpened(true);
  const active = countFilters(list.search);

  const filters = (
    <FilterGroups
      definition={definition}
      search={list.search}
      facets={facets}
      onToggle={list.toggle}
    />
  );

  return (
    <Container as={Page}>
      <SkipLink
        href="#results"
        onClick={(event) => {
          event.preventDefault();
          list.heading.current?.focus();
        }}
      >
        Skip to results
      </SkipLink>
      <ListHeader title={props.title} subtitle={props.subtitle} />
      {props.choice && <ChoiceRow>{props.choice}</ChoiceRow>}
      <SearchRow role="search">
        <SearchInput
          label={props.searchLabel}
          placeholder={props.placeholder}
          value={list.text}
          onValueChange={list.setText}
        />
        <FiltersToggle>
          <Button aria-haspopup="dialog" aria-expanded={sheet.isOpen} onClick={sheet.open}>
            <SlidersHorizontal aria-hidden />
            <VisuallyHidden>Filters</VisuallyHidden> {active > 0 && <FilterCount count={active} />}
          </Button>
        </FiltersToggle>
      </SearchRow>
      <Columns>
        <Panel aria-label="Filters">
          <FilterPanelHead search={list.search} onClear={list.clearAll} />
          {filters}
        </Panel>
        <Results id="results">
          <ActiveFilters
            chips={definition.listSelected(list.search)}
            onRemove={list.toggle}
            onEmpty={() => list.heading.current?.focus()}
          />
          {children}
        </Results>
      </Columns>
      {wasOpened && (
        <FilterSheet
          doneLabel={props.showLabel}
          isOpen={sheet.isOpen}
          onClose={sheet.close}
          {...(isSearching(list.search) && { onClear: list.clearAll })}
        >
          {filters}
        </FilterSheet>
      )}
    </Container>
  );
}
