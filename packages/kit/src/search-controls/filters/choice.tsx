import { RadioGroup } from '@showcase/ui';
import { optionLabel, type ChoiceFilter } from '../../search/filter-group.ts';
import { RadioFrame } from './filters.styles.ts';

type ChoiceProps = {
  group: ChoiceFilter;
  selected: readonly string[];
  /** Called with '' if nothing is chosen any more. */
  onToggle: (value: string) => void;
};

/** One of the options of a filter, or none. */
export function Choice({ group, selected: [chosen = ''], onToggle }: ChoiceProps) {
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
