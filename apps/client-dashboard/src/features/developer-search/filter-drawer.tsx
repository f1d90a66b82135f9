import type { CreatorFilters } from '@showcase/data';
import { Button, Checkbox, tokens } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import { useRef } from 'react';
import styled from 'styled-components';
import { countActiveFilters, FILTER_GROUPS, NO_FILTERS, toggleFilter } from './filters.ts';
import { useIsWide } from './use-is-wide.ts';

type FilterDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filters: CreatorFilters;
  /** How many developers match each value. */
  facets: Record<'skills' | 'locations', Record<string, number>> | null;
  resultCount: string;
  onChange: (filters: CreatorFilters) => void;
};

export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen, onOpenChange, filters, facets, resultCount, onChange } = props;
  const isWide = useIsWide();
  const doneButton = useRef<HTMLButtonElement>(null);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filters"
      side={isWide ? 'end' : 'bottom'}
      footer={
        <>
          <Button
            variant="ghost"
            disabled={countActiveFilters(filters) === 0}
            onClick={() => {
              onChange({ ...NO_FILTERS, q: filters.q });
              doneButton.current?.focus();
            }}
          >
            Clear filters
          </Button>
          <Button ref={doneButton} variant="primary" onClick={() => onOpenChange(false)}>
            Show {resultCount}
          </Button>
        </>
      }
    >
      {FILTER_GROUPS.map(({ name, label, values }) => (
        <Group key={name}>
          <legend>{label}</legend>
          <Values>
            {values.map((value) => (
              <Row key={value}>
                <Checkbox
                  label={value}
                  checked={filters[name].some((selected) => selected === value)}
                  onChange={() => onChange(toggleFilter(filters, name, value))}
                />
                {facets && <Count aria-hidden>{facets[name][value] ?? 0}</Count>}
              </Row>
            ))}
          </Values>
        </Group>
      ))}
    </Drawer>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0 0 ${tokens.space[6]};
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${tokens.weight.semibold};
  }
`;

const Values = styled.div`
  display: grid;
  margin-block-start: ${tokens.space[2]};
`;

const Row = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;
`;

const Count = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;
