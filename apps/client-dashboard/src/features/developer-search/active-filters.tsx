import type { CreatorFilters } from '@showcase/data';
import { Chip } from '@showcase/ui';
import { useRef } from 'react';
import { ChipList } from './developer-search.styles.ts';
import { FILTER_GROUPS, toggleFilter } from './filters.ts';

type ActiveFiltersProps = {
  filters: CreatorFilters;
  onChange: (next: CreatorFilters) => void;
  /** Called after the last filter is removed. */
  onEmpty: () => void;
};

/** The active filters as chips. When a chip is removed, the next one is focused. */
export function ActiveFilters({ filters, onChange, onEmpty }: ActiveFiltersProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const chips = FILTER_GROUPS.flatMap(({ name }) =>
    filters[name].map((value) => ({ name, value })),
  );

  function remove({ name, value }: (typeof chips)[number], index: number) {
    const items = listRef.current?.children;
    const neighbor = items?.[index + 1] ?? items?.[index - 1];
    onChange(toggleFilter(filters, name, value));
    if (neighbor) neighbor.querySelector('button')?.focus();
    else onEmpty();
  }

  return (
    <ChipList ref={listRef} aria-label="Active filters">
      {chips.map((chip, index) => (
        <li key={`${chip.name} ${chip.value}`}>
          <Chip removeLabel={`Remove ${chip.value}`} onRemove={() => remove(chip, index)}>
            {chip.value}
          </Chip>
        </li>
      ))}
    </ChipList>
  );
}
