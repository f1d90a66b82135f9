import type { Facet } from '@showcase/data/query';
import { Checkbox, formatCount } from '@showcase/ui';
import { useState, type ReactNode } from 'react';
import { optionLabel, type ChoicesFilter } from '../../search/filter-group.ts';
import {
  FilterList,
  Group,
  GroupTitle,
  MoreOptions,
  Option,
  OptionCount,
} from './filters.styles.ts';
import { OtherValue } from './other-value.tsx';

const FIRST_OPTIONS = 8;

type ChoicesProps = {
  group: ChoicesFilter;
  selected: readonly string[];
  /** The number of rows per option, if it is counted. */
  facet: Facet | undefined;
  onToggle: (value: string) => void;
};

/** The checkboxes of a filter: its options, then other values that are selected. */
export function Choices({ group, selected, facet, onToggle }: ChoicesProps) {
  const { label, options, other, first = FIRST_OPTIONS } = group;
  const all = [...options, ...selected.filter((value) => !options.includes(value))];
  const isSelected = (option: string) => selected.includes(option);
  return (
    <Group>
      <GroupTitle>{label}</GroupTitle>
      <FirstOptions options={all} first={first} isChosen={isSelected}>
        {(option) => (
          <Checkbox
            label={
              <Option>
                {optionLabel(group, option)}
                {facet && options.includes(option) && (
                  <OptionCount>{formatFacet(facet, option)}</OptionCount>
                )}
              </Option>
            }
            aria-label={optionLabel(group, option)}
            checked={isSelected(option)}
            onChange={() => onToggle(option)}
          />
        )}
      </FirstOptions>
      {other && <OtherValue other={other} selected={selected} onAdd={onToggle} />}
    </Group>
  );
}

function formatFacet({ counts, isCapped }: Facet, option: string) {
  const count = counts[option] ?? 0;
  if (isCapped) return count > 0 ? `${formatCount(count)}+` : '';
  return formatCount(count);
}

type FirstOptionsProps = {
  options: readonly string[];
  first: number;
  isChosen: (option: string) => boolean;
  children: (option: string) => ReactNode;
};

/** The first options and the chosen ones; a button shows the others. */
function FirstOptions({ options, first, isChosen, children }: FirstOptionsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = options.filter((option, index) => isWhole || index < first || isChosen(option));
  return (
    <>
      <FilterList role="list">
        {shown.map((option) => (
          <li key={option}>{children(option)}</li>
        ))}
      </FilterList>
      {options.length > first && (
        <MoreOptions type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${options.length}`}
        </MoreOptions>
      )}
    </>
  );
}
