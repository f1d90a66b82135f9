import { inputStyle, isKey, tokens } from '@showcase/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import type { FilterSearch, SortOption } from '../search/filter-search.ts';

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
      <Sorts id={id} value={sort} onChange={({ currentTarget }) => onSort(currentTarget.value)}>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Sorts>
      <OrderRule rule={rule} />
    </Row>
  );
}

/** The rule of an order, in a box that Escape or a press elsewhere closes. */
function OrderRule({ rule }: { rule: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return (
    <div
      ref={frame}
      onKeyDown={(event) => {
        if (!isKey(event, 'Escape') || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <Why
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>Why this order?</span>
      </Why>
      <div id={panelId}>{isOpen && <Rule>{rule}</Rule>}</div>
    </div>
  );
}

/** Only for screen readers below 768 px, where the selected order and a question mark are enough. */
const narrowHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;

  ${tokens.media.wide} {
    position: static;
    flex: none;
    inline-size: auto;
    block-size: auto;
    overflow: visible;
    clip-path: none;
  }
`;

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

const Sorts = styled.select`
  ${inputStyle}
  flex: 0 1 auto;
  inline-size: auto;
  min-inline-size: 0;
  min-block-size: 36px;
  padding-block: ${tokens.space[1]};
  font-size: ${tokens.text[14]};
  text-overflow: ellipsis;
  cursor: pointer;

  ${tokens.media.coarse} {
    min-block-size: 44px;
    font-size: ${tokens.text[16]};
  }
`;

const Why = styled.button`
  min-block-size: 36px;
  min-inline-size: 36px;
  padding-inline: ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${tokens.color.inkMuted};
  font: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  cursor: pointer;

  > span {
    ${narrowHidden}
  }

  &::before {
    content: '?' / '';
    font-size: ${tokens.text[16]};
    font-weight: ${tokens.weight.semibold};
  }

  &:hover,
  &:active {
    color: ${tokens.color.ink};
    text-decoration-style: solid;
  }

  ${tokens.media.wide} {
    &::before {
      content: none;
    }
  }

  ${tokens.media.coarse} {
    min-block-size: 44px;
    min-inline-size: 44px;
  }
`;

/** At the end of the row, so that it does not leave a narrow screen. */
const Rule = styled.p`
  position: absolute;
  inset-block-start: calc(100% + ${tokens.space[1]});
  inset-inline-end: 0;
  z-index: ${tokens.layer.panel};
  inline-size: min(320px, 100vw - 2 * ${tokens.space[4]});
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.high};
  color: ${tokens.color.ink};
  white-space: normal;
`;
