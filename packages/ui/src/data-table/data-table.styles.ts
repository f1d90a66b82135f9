import { tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

const { color, space } = tokens;
const table = '@container (min-width: 640px)';
const cards = '@container (max-width: 639.98px)';

const headHeight = '40px';

/**
 * Scrolls if the columns do not fit at their minimum width, so that the page never does. Otherwise it is no scroll container, so that
 * its head stays visible while the page scrolls.
 */
export const TableFrame = styled.div`
  position: relative;
  container-type: inline-size;
  min-inline-size: 0;
  overflow-x: clip;
  overflow-wrap: anywhere;
  --head-top: ${tokens.size.bar};

  &[data-overflows] {
    max-block-size: calc(100dvh - ${tokens.size.bar} - ${space[12]});
    overflow: auto;
    scroll-padding-inline-end: 160px;
    --head-top: 0;
  }
  :is(a, button) {
    scroll-margin-block-start: ${headHeight};
  }
`;

/** A table if it has 640 px; otherwise each row is a card with the column's name next to the value. */
export const TableElement = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${tokens.text[14]};

  ${table} {
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.l};
    background: ${color.surface};
  }
  ${cards} {
    &,
    tbody,
    tr,
    th[scope='row'],
    td {
      display: block;
    }
    tbody {
      display: grid;
      gap: ${space[3]};
    }
  }
`;

export const Caption = styled.caption`
  padding-block-end: ${space[3]};
  font-size: ${tokens.text[16]};
  font-weight: ${tokens.weight.semibold};
  text-align: start;

  ${cards} {
    display: block;
  }
`;

export const HeadRow = styled.tr`
  ${cards} {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;

/** Stays visible at the end while the table scrolls. */
const pinned = css`
  ${table} {
    position: sticky;
    inset-inline-end: 0;
    background: ${color.surface};

    [data-overflows] & {
      border-inline-start: 1px solid ${color.border};
    }
  }
`;

export const HeadCell = styled.th<{ $align: 'start' | 'end'; $isPinned: boolean }>`
  block-size: ${headHeight};
  padding: ${space[1]} ${space[3]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
  ${({ $isPinned }) => $isPinned && pinned}

  ${table} {
    position: sticky;
    inset-block-start: var(--head-top);
    z-index: ${({ $isPinned }) => ($isPinned ? 2 : 1)};
  }
  &:first-child {
    border-start-start-radius: ${tokens.radius.l};
  }
  &:last-child {
    border-start-end-radius: ${tokens.radius.l};
  }
`;

export const Row = styled.tr`
  ${table} {
    &:not(:last-child) > * {
      border-block-end: 1px solid ${color.border};
    }
    &:hover > * {
      background: ${color.sunken};
    }
    &:last-child > :first-child {
      border-end-start-radius: ${tokens.radius.l};
    }
    &:last-child > :last-child {
      border-end-end-radius: ${tokens.radius.l};
    }
  }
  ${cards} {
    padding: ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.l};
    background: ${color.surface};
  }
`;

/** Only words longer than this break. */
const wordWidth = css`
  min-inline-size: 12ch;
`;

export const Cell = styled.td<{
  $align: 'start' | 'end';
  $wrap: boolean;
  $isPinned: boolean;
}>`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  ${table} {
    block-size: 40px;
    padding: ${space[1]} ${space[3]};
    text-align: ${({ $align }) => $align};
    vertical-align: middle;
    white-space: ${({ $wrap }) => ($wrap ? 'normal' : 'nowrap')};
    ${({ $wrap }) => $wrap && wordWidth}
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

export const RowHeader = styled.th<{ $align: 'start' | 'end'; $wrap: boolean }>`
  overflow-wrap: anywhere;
  font-weight: ${tokens.weight.semibold};
  text-align: start;

  ${table} {
    block-size: 40px;
    padding: ${space[1]} ${space[3]};
    text-align: ${({ $align }) => $align};
    white-space: ${({ $wrap }) => ($wrap ? 'normal' : 'nowrap')};
    ${({ $wrap }) => $wrap && wordWidth}
  }
  ${cards} {
    padding-block-end: ${space[2]};
    font-size: ${tokens.text[16]};
  }
`;

/** Wraps a cell's content, so that a card lays it out as one text and not as separate flex items. */
export const CellValue = styled.div`
  min-inline-size: 0;
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
