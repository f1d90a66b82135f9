import {
  countFilters,
  creatorSearch,
  listValues,
  type CreatorParam,
  type FilterSearch,
} from '@showcase/kit/search';
import { OtherValue } from '@showcase/kit/search-controls';
import { Button, Checkbox, tokens } from '@showcase/ui';
import { Drawer } from '@showcase/ui/controls';
import { useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';

type FilterDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filters: FilterSearch<CreatorParam>;
  /** How many developers match each value. */
  facets: Record<CreatorParam, Record<string, number>> | null;
  /** Such as '12 developers'; undefined until known. */
  resultCount: string | undefined;
  onToggle: (param: CreatorParam, value: string) => void;
  onClear: () => void;
};

export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen, onOpenChange, filters, facets, resultCount, onToggle, onClear } = props;
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
            disabled={countFilters(filters) === 0}
            onClick={() => {
              onClear();
              doneButton.current?.focus();
            }}
          >
            Clear filters
          </Button>
          <Button ref={doneButton} variant="primary" onClick={() => onOpenChange(false)}>
            Show {resultCount ?? 'developers'}
          </Button>
        </>
      }
    >
      {creatorSearch.groups.map((group) => {
        const { param, label, options, other } = group;
        const selected = filters.selected[param];
        return (
          <Group key={param}>
            <legend>{label}</legend>
            <Values>
              {listValues(group, selected).map((value) => (
                <Row key={value}>
                  <Checkbox
                    label={value}
                    checked={selected.includes(value)}
                    onChange={() => onToggle(param, value)}
                  />
                  {facets && options.includes(value) && (
                    <Count aria-hidden>{facets[param][value] ?? 0}</Count>
                  )}
                </Row>
              ))}
            </Values>
            {other && (
              <OtherValue
                other={other}
                selected={selected}
                onAdd={(value) => onToggle(param, value)}
              />
            )}
          </Group>
        );
      })}
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

const WIDE = '(min-width: 768px)';

/** Whether the window is at least 768 px wide. */
function useIsWide() {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
