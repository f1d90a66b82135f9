import { Chip, Stack } from '@showcase/ui';
import { useRef } from 'react';
import type { SelectedFilter } from '../search/filter-search.ts';

type ActiveFiltersProps<Param extends string> = {
  chips: readonly SelectedFilter<Param>[];
  onRemove: (param: Param, value: string) => void;
  /** Called after the last one was removed. */
  onEmpty: () => void;
};

/** The selected filters as chips that can be removed one by one. When a chip is removed, the next one is focused. */
export function ActiveFilters<Param extends string>({
  chips,
  onRemove,
  onEmpty,
}: ActiveFiltersProps<Param>) {
  const list = useRef<HTMLDivElement>(null);
  if (chips.length === 0) return null;

  function remove({ param, value }: SelectedFilter<Param>, index: number) {
    const items = list.current?.children;
    const neighbor = items?.[index + 1] ?? items?.[index - 1];
    onRemove(param, value);
    if (neighbor) neighbor.querySelector('button')?.focus();
    else onEmpty();
  }

  return (
    <Stack ref={list} as="ul" role="list" direction="row" gap={2} aria-label="Active filters">
      {chips.map((chip, index) => (
        <li key={`${chip.param} ${chip.value}`}>
          <Chip removeLabel={`Remove filter ${chip.label}`} onRemove={() => remove(chip, index)}>
            {chip.label}
          </Chip>
        </li>
      ))}
    </Stack>
  );
}
