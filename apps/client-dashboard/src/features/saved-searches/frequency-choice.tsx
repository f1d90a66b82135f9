import type { SavedSearch, SearchFrequency } from '@showcase/data/saved-searches';
import { ErrorNotice } from '@showcase/kit/errors';
import { Field } from '@showcase/ui';
import { Select } from '@showcase/ui/controls';
import { useChangeSearch } from './use-search-changes.ts';

const OPTIONS: readonly { value: SearchFrequency; label: string; hint: string }[] = [
  {
    value: 'as_they_come',
    label: 'As they come',
    hint: 'In the bell at once, by email at most once a day.',
  },
  { value: 'weekly', label: 'Weekly', hint: 'All of a week together, on Mondays.' },
  { value: 'never', label: 'Never', hint: 'This search is paused.' },
];

/** How often the owner is told about new matches. */
export function FrequencyChoice({ search }: { search: SavedSearch }) {
  const change = useChangeSearch();
  const value = change.isPending ? change.variables.change.frequency : search.frequency;
  const hint = OPTIONS.find((option) => option.value === value)?.hint;
  return (
    <>
      <Field label="Tell me" {...(hint !== undefined && { hint })}>
        <Select
          value={value ?? search.frequency}
          options={OPTIONS.map(({ value: option, label }) => ({ value: option, label }))}
          onValueChange={(frequency) => change.mutate({ id: search.id, change: { frequency } })}
        />
      </Field>
      <ErrorNotice error={change.error} action="Not changed." />
    </>
  );
}
