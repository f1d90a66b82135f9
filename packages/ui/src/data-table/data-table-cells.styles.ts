import { tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';
import { cards, headHeight, table } from './data-table.styles.ts';

const { color, space } = tokens;
/** Columns are closer together. */
const tightTable = '@container (min-width: 640px) and (max-width: 759.98px)';

const cellPadding = css`
  padding: ${space[1]} ${space[3]};

  ${tightTable} {
    padding-inline: ${space[2]};
  }
`;

/** Stays visible at the end while the table scrolls; what it cuts off fades into it, over no more than the padding of its neighbor. */
const pinned = css`
  ${table} {
    position: sticky;
    inset-inline-end: 0;
    background: ${color.surface};

    [data-overflows] & {
      border-inline-start: 1px solid ${color.border};
    }
    [data-overflows] &::before {
      position: absolute;
      inset-block: 0;
      inset-inline-end: calc(100% + 1px);
      inline-size: ${space[2]};
      background: linear-gradient(to left, ${color.surface} 30%, transparent);
      pointer-events: none;
      content: '';
    }
    [data-overflows] &:dir(rtl)::before {
      background-image: linear-gradient(to right, ${color.surface} 30%, transparent);
    }
  }
`;

export const HeadCell = styled.th<{ $align: 'start' | 'end'; $isPinned: boolean }>`
  block-size: ${headHeight};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
  ${cellPadding}
  ${({ $isPinned }) => $isPinned && pinned}

  ${table} {
    position: sticky;
    inset-block-start: var(--head-top);
    z-index: ${({ $isPinned }) => ($isPinned ? tokens.layer.corner : tokens.layer.row)};
  }
  &:first-child {
    border-start-start-radius: ${tokens.radius.l};
  }
  &:last-child {
    border-start-end-radius: ${tokens.radius.l};
  }
`;

export type Wrapping = 'words' | 'long' | 'never';

/** Only words longer than this break. */
const wordWidth = css`
  min-inline-size: 12ch;
`;

/** Only texts longer than this wrap. */
const lineWidth = css`
  inline-size: max-content;
  max-inline-size: 20ch;
`;

export const Cell = styled.td<{
  $align: 'start' | 'end';
  $wraps: Wrapping;
  $isPinned: boolean;
}>`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  ${table} {
    block-size: 40px;
    ${cellPadding}
    text-align: ${({ $align }) => $align};
    vertical-align: middle;
    white-space: ${({ $wraps }) => ($wraps === 'never' ? 'nowrap' : 'normal')};
    ${({ $wraps }) => $wraps === 'words' && wordWidth}
  }
  ${({ $isPinned }) => $isPinned && pinned}
  ${cards} {
    && {
      display: flex;
    }
    gap: ${space[4]};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${space[1]};
    text-align: end;
  }
`;

export const RowHeader = styled.th<{ $align: 'start' | 'end'; $wraps: Wrapping }>`
  overflow-wrap: anywhere;
  font-weight: ${tokens.weight.semibold};
  text-align: start;

  ${table} {
    block-size: 40px;
    ${cellPadding}
    text-align: ${({ $align }) => $align};
    white-space: ${({ $wraps }) => ($wraps === 'never' ? 'nowrap' : 'normal')};
    ${({ $wraps }) => $wraps === 'words' && wordWidth}
  }
  ${cards} {
    padding-block-end: ${space[2]};
    font-size: ${tokens.text[16]};
  }
`;

/** Wraps a cell's content, so that a card lays it out as one text and not as separate flex items. */
export const CellValue = styled.div<{ $wraps: Wrapping }>`
  min-inline-size: 0;

  ${table} {
    ${({ $wraps }) => $wraps === 'long' && lineWidth}
  }
`;

export const CellLabel = styled.span`
  flex: none;
  color: ${color.inkMuted};
  font-weight: ${tokens.weight.normal};
  text-align: start;

  ${table} {
    display: none;
  }
`;
