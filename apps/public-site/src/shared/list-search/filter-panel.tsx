import {
  countFilters,
  isSearching,
  toggleFilter,
  type FilterGroup,
  type FilterSearch,
} from '@showcase/kit/search';
import { Badge, Button, Checkbox, formatCount, VisuallyHidden } from '@showcase/ui';
import { startTransition, useOptimistic, useState, type ReactNode } from 'react';
import {
  Facet,
  FilterList,
  Group,
  GroupTitle,
  MoreOptions,
  Option,
  PanelHead,
  PanelTitle,
} from './filter-panel.styles.ts';

export type Facets<Param extends string> = Record<Param, Record<string, number>> | null;

type FilterPanelProps<Param extends string> = {
  groups: readonly FilterGroup<Param>[];
  search: FilterSearch<Param>;
  /** The number of rows per value; null while unknown. */
  facets: Facets<Param>;
  onToggle: (param: Param, value: string) => void;
};

/** The checkboxes of all filters. A checkbox responds immediately; the list follows when the browser has time. */
export function FilterGroups<Param extends string>({
  groups,
  search,
  facets,
  onToggle,
}: FilterPanelProps<Param>) {
  const [optimisticSearch, addOptimisticToggle] = useOptimistic(
    search,
    (current, pressed: { param: Param; value: string }) =>
      toggleFilter(current, pressed.param, pressed.value),
  );
  const press = (param: Param, value: string) => {
    startTransition(() => {
      addOptimisticToggle({ param, value });
      onToggle(param, value);
    });
  };
  return groups.map(({ param, label, options }) => (
    <Group key={param}>
      <GroupTitle>{label}</GroupTitle>
      <FirstOptions
        options={options}
        isChosen={(option) => optimisticSearch.selected[param].includes(option)}
      >
        {(option) => (
          <Checkbox
            label={
              <Option>
                {option}
                {facets && <Facet>{formatCount(facets[param][option] ?? 0)}</Facet>}
              </Option>
            }
            aria-label={option}
            checked={optimisticSearch.selected[param].includes(option)}
            onChange={() => {
              press(param, option);
            }}
          />
        )}
      </FirstOptions>
    </Group>
  ));
}

const FIRST_OPTIONS = 8;

type FirstOptionsProps = {
  options: readonly string[];
  isChosen: (option: string) => boolean;
  children: (option: string) => ReactNode;
};

/** The first eight options and the chosen ones; a button shows the others. */
function FirstOptions({ options, isChosen, children }: FirstOptionsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = options.filter(
    (option, index) => isWhole || index < FIRST_OPTIONS || isChosen(option),
  );
  return (
    <>
      <FilterList role="list">
        {shown.map((option) => (
          <li key={option}>{children(option)}</li>
        ))}
      </FilterList>
      {options.length > FIRST_OPTIONS && (
        <MoreOptions
          type="button"
          aria-expanded={isWhole}
          onClick={() => {
            setIsWhole(!isWhole);
          }}
        >
          {isWhole ? 'Show fewer' : `Show all ${options.length}`}
        </MoreOptions>
      )}
    </>
  );
}

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
