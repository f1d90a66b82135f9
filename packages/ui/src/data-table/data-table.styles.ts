import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;
/** A table with at least this width; below, cards. */
export const table = '@container (min-width: 640px)';
export const cards = '@container (max-width: 639.98px)';

export const headHeight = '40px';

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
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.l};
    background: ${color.surface};
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

    [data-overflows] > & {
      border: 0;
    }
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

export const Caption = styled.caption<{ $isHidden: boolean }>`
  padding-block-end: ${space[3]};
  font-size: ${tokens.text[16]};
  font-weight: ${tokens.weight.semibold};
  text-align: start;

  [data-overflows] & {
    padding: ${({ $isHidden }) => ($isHidden ? 0 : space[3])};
  }
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
