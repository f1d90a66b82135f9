import type { Facet } from '@showcase/data/query';
import { startTransition, useOptimistic } from 'react';
import { RadioGroup } from '@showcase/ui';
import { type FilterGroup, optionLabel, type ChoiceFilter } from '../../search/filter-group.ts';
import type { FilterSearch, FilterSearchDefinition } from '../../search/filter-search.ts';
import { Choices } from './choices.tsx';
import { PriceRange } from './price-range.tsx';
import { RadioFrame } from './filters.styles.ts';

/** The number of rows per value of some groups; null while unknown. */
export type Facets = Readonly<Record<string, Facet>> | null;

type FilterGroupsProps<Param extends string> = {
  definition: Pick<FilterSearchDefinition<Param>, 'groups' | 'toggle'>;
  search: FilterSearch<Param>;
  facets: Facets;
  /** Selects the value, or removes it if it is selected. */
  onToggle: (param: Param, value: string) => void;
};

/** The controls of all filters. A control responds immediately; the list follows when the browser has time. */
export function FilterGroups<Param extends string>({
  definition,
  search,
  facets,
  onToggle,
}: FilterGroupsProps<Param>) {
  const [optimisticSearch, addOptimisticToggle] = useOptimistic(
    search,
    (current, pressed: { param: Param; value: string }) =>
      definition.toggle(current, pressed.param, pressed.value),
  );
  const press = (param: Param, value: string) => {
    startTransition(() => {
      addOptimisticToggle({ param, value });
      onToggle(param, value);
    });
  };
  return definition.groups.map((group) => (
    <FilterControl
      key={group.param}
      group={group}
      selected={optimisticSearch.selected[group.param]}
      facet={facets?.[group.param]}
      onToggle={(value) => press(group.param, value)}
    />
  ));
}

type FilterControlProps = {
  group: FilterGroup;
  selected: readonly string[];
  facet: Facet | undefined;
  onToggle: (value: string) => void;
};

function FilterControl({ group, facet, ...rest }: FilterControlProps) {
  switch (group.kind) {
    case 'choices':
      return <Choices group={group} facet={facet} {...rest} />;
    case 'choice':
      return <Choice group={group} {...rest} />;
    case 'range':
      return <PriceRange group={group} {...rest} />;
  }
}

type ChoiceProps = {
  group: ChoiceFilter;
  selected: readonly string[];
  /** Called with '' if nothing is chosen any more. */
  onToggle: (value: string) => void;
};

/** One of the options of a filter, or none. */
function Choice({ group, selected: [chosen = ''], onToggle }: ChoiceProps) {
  return (
    <RadioFrame>
      <RadioGroup
        label={group.label}
        value={chosen}
        onValueChange={onToggle}
        options={[
          { value: '', label: group.none },
          ...group.options.map((value) => ({ value, label: optionLabel(group, value) })),
        ]}
      />
    </RadioFrame>
  );
}
