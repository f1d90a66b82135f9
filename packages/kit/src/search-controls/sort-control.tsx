import { inputStyle, tokens } from '@showcase/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import styled from 'styled-components';
import type { FilterSearch, SortOption } from '../search/filter-search.ts';
import { narrowHidden } from './narrow-hidden.ts';
import { OrderRule } from './order-rule.tsx';

type SortControlProps = {
  sorts: readonly SortOption[];
  search: Pick<FilterSearch, 'q' | 'sort'>;
  onSort: (sort: string) => void;
};

/** The order of a list, and what decides it. Without a text nothing matches better than the rest, so the default is the order among equals. */
export function SortControl({ sorts, search, onSort }: SortControlProps) {
  const id = useId();
  const offered = search.q.trim() ? sorts : sorts.slice(1);
  const chosen = offered.find(({ value }) => value === search.sort) ?? offered[0];
  const { value: sort = '', rule = '' } = chosen ?? {};
  return (
    <Row>
      <label htmlFor={id}>Sort by</label>
      <SortsFrame>
        <Sorts id={id} value={sort} onChange={({ currentTarget }) => onSort(currentTarget.value)}>
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Sorts>
        <ChevronDown aria-hidden />
      </SortsFrame>
      <OrderRule rule={rule} />
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  gap: ${tokens.space[2]};
  align-items: center;
  min-inline-size: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  white-space: nowrap;

  > label {
    ${narrowHidden}
  }
`;

const SortsFrame = styled.span`
  position: relative;
  flex: 0 1 auto;
  min-inline-size: 0;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${tokens.space[3]};
    inline-size: 16px;
    block-size: 16px;
    margin-block: auto;
    pointer-events: none;
  }
`;

/** Without the look of the system, which Safari draws over ours. */
const Sorts = styled.select`
  ${inputStyle}
  appearance: none;
  min-inline-size: 0;
  min-block-size: 36px;
  padding-block: ${tokens.space[1]};
  padding-inline-end: ${tokens.space[8]};
  font-size: ${tokens.text[14]};
  text-overflow: ellipsis;
  cursor: pointer;

  ${tokens.media.coarse} {
    min-block-size: 44px;
    font-size: ${tokens.text[16]};
  }
`;
