import type { CreatorFilters } from '@showcase/data';
import { Chip } from '@showcase/ui';
import { useRef } from 'react';
import { ChipList } from './developer-search.styles.ts';
import { FILTER_GROUPS, toggleFilter } from './filters.ts';

type ActiveFiltersProps = {
  filters: CreatorFilters;
  onChange: (next: CreatorFilters) => void;
  /** After the last one. */
  onEmpty: () => void;
};

/** The ticked values as chips; when one goes, the next one has the focus. */
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
