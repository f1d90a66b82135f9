import { Chip, Stack } from '@showcase/ui';
import type { FilterGroup, ListSearch } from './list-search.ts';

type ActiveFiltersProps<Param extends string> = {
  groups: readonly FilterGroup<Param>[];
  search: ListSearch<Param>;
  onRemove: (param: Param, value: string) => void;
};

/** The ticked values as chips that can be taken away one by one. */
export function ActiveFilters<Param extends string>({
  groups,
  search,
  onRemove,
}: ActiveFiltersProps<Param>) {
  const chips = groups.flatMap(({ param }) =>
    search.selected[param].map((value) => ({ param, value })),
  );
  if (chips.length === 0) return null;
  return (
    <Stack as="ul" role="list" direction="row" gap={2} aria-label="Active filters">
      {chips.map(({ param, value }) => (
        <li key={`${param} ${value}`}>
          <Chip
            removeLabel={`Remove filter ${value}`}
            onRemove={() => {
              onRemove(param, value);
            }}
          >
            {value}
          </Chip>
        </li>
      ))}
    </Stack>
  );
}
