import {
  countFilters,
  isSearching,
  listValues,
  toggleFilter,
  type FilterGroup,
  type FilterSearch,
} from '@showcase/kit/search';
import { OtherValue } from '@showcase/kit/search-controls';
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
  return groups.map((group) => {
    const { param, label, other } = group;
    const selected = optimisticSearch.selected[param];
    const isSelected = (option: string) => selected.includes(option);
    return (
      <Group key={param}>
        <GroupTitle>{label}</GroupTitle>
        <FirstOptions options={listValues(group, selected)} isChosen={isSelected}>
          {(option) => (
            <Checkbox
              label={
                <Option>
                  {option}
                  {facets && group.options.includes(option) && (
                    <Facet>{formatCount(facets[param][option] ?? 0)}</Facet>
                  )}
                </Option>
              }
              aria-label={option}
              checked={isSelected(option)}
              onChange={() => {
                press(param, option);
              }}
            />
          )}
        </FirstOptions>
        {other && (
          <OtherValue
            other={other}
            selected={selected}
            onAdd={(value) => {
              press(param, value);
            }}
          />
        )}
      </Group>
    );
  });
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
