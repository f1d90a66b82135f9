import { Field, isKey, TextInput } from '@showcase/ui';
import { useState } from 'react';
import type { RangeFilter } from '../../search/filter-group.ts';
import { Amount, Amounts, Group, GroupTitle } from './filters.styles.ts';
import { readTypedRange, toTypedRange, type Side } from './typed-range.ts';

const LABELS = { min: 'At least', max: 'At most' };

type PriceRangeProps = {
  group: RangeFilter;
  selected: readonly string[];
  /** Called with '' if there is no range any more. */
  onToggle: (value: string) => void;
};

/** Two amounts, which are applied when a field is left or with Enter. What is typed stays until the range is valid or changes elsewhere. */
export function PriceRange({ group, selected: [value = ''], onToggle }: PriceRangeProps) {
  const { label, max } = group;
  const [typing, setTyping] = useState({ typed: toTypedRange(value, max), seen: value });
  const [problem, setProblem] = useState<{ side: Side; error: string } | null>(null);
  if (typing.seen !== value) {
    setTyping({ typed: toTypedRange(value, max), seen: value });
    setProblem(null);
  }

  function apply(side: Side) {
    const read = readTypedRange(typing.typed, side, max);
    setProblem('error' in read ? read : null);
    if ('value' in read && read.value !== value) onToggle(read.value);
  }

  return (
    <Group>
      <GroupTitle>{label}</GroupTitle>
      <Amounts>
        {(['min', 'max'] as const).map((side) => (
          <Field
            key={side}
            label={LABELS[side]}
            {...(problem?.side === side && { error: problem.error })}
          >
            <Amount>
              <span aria-hidden>$</span>
              <TextInput
                value={typing.typed[side]}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                onChange={({ currentTarget }) =>
                  setTyping({
                    ...typing,
                    typed: { ...typing.typed, [side]: currentTarget.value },
                  })
                }
                onBlur={() => apply(side)}
                onKeyDown={(event) => {
                  if (isKey(event, 'Enter')) apply(side);
                }}
              />
            </Amount>
          </Field>
        ))}
      </Amounts>
    </Group>
  );
}
