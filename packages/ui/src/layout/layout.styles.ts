import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { SpaceStep } from '../theme/tokens.ts';

export type ContainerWidth = 'page' | 'text' | 'form';
/** The minimum width of a column in pixels on phones, from 768 px and from 1280 px. */
export type ColumnWidths = { phone: number; tablet: number; desktop: number };
/** Cards have four parts: picture, text, tags, links. */
const CARD_PARTS = 4;

export const ContainerElement = styled.div<{ $width: ContainerWidth }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width }) => tokens.size[$width]} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: ${tokens.space[4]};

  ${tokens.media.wide} {
    --gutter: ${tokens.space[6]};
  }
`;

export type StackLook = {
  $gap: SpaceStep;
  $direction: 'column' | 'row';
  $align: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  $justify: 'start' | 'center' | 'end' | 'between';
};

export const StackElement = styled.div<StackLook>`
  display: flex;
  flex-flow: ${({ $direction }) => ($direction === 'row' ? 'row wrap' : 'column nowrap')};
  gap: ${({ $gap }) => tokens.space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => ($justify === 'between' ? 'space-between' : $justify)};
  min-inline-size: 0;

  /* A word without a blank may be longer than the row. */
  > li {
    max-inline-size: 100%;
  }
`;

type GridLook = { $min: ColumnWidths; $gap: SpaceStep; $hasCards: boolean };

/** The parts of the cards of a row start at the same heights, and nothing is reserved for what all of them lack. */
const cardRows = css<GridLook>`
  row-gap: 0;
  margin-block-end: calc(-1 * ${({ $gap }) => tokens.space[$gap]});

  > * {
    display: grid;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span ${CARD_PARTS};
    padding-block-end: ${({ $gap }) => tokens.space[$gap]};
  }

  > * > * {
    grid-row: 1 / -1;
  }

  > * > [data-card] {
    grid-template-rows: subgrid;
  }
`;

export const GridElement = styled.div<GridLook>`
  --column: ${({ $min }) => $min.phone}px;

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  gap: ${({ $gap }) => tokens.space[$gap]};

  ${tokens.media.wide} {
    --column: ${({ $min }) => $min.tablet}px;
  }

  ${tokens.media.large} {
    --column: ${({ $min }) => $min.desktop}px;
  }

  padding: 0;
  list-style: none;

  > * {
    min-inline-size: 0;
  }

  ${({ $hasCards }) => $hasCards && cardRows}
`;
