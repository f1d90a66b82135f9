import type { ComponentPropsWithRef, ElementType } from 'react';
import type { SpaceStep } from '../theme/tokens.ts';
import { ContainerElement, GridElement, StackElement } from './layout.styles.ts';
import type { ColumnWidths, ContainerWidth, StackLook } from './layout.styles.ts';

type BoxProps = ComponentPropsWithRef<'div'> & { as?: ElementType };

/** The content column of a page, with gutters: 1240 to 1680 px, 72 characters or a form wide. */
export function Container({ width = 'page', ...rest }: BoxProps & { width?: ContainerWidth }) {
  return <ContainerElement {...rest} $width={width} />;
}

export type StackProps = BoxProps & {
  gap?: SpaceStep;
  /** A row wraps if it does not fit. */
  direction?: StackLook['$direction'];
  align?: StackLook['$align'];
  justify?: StackLook['$justify'];
};

export function Stack({
  gap = 4,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  ...rest
}: StackProps) {
  return (
    <StackElement {...rest} $gap={gap} $direction={direction} $align={align} $justify={justify} />
  );
}

export type GridProps = BoxProps & {
  /** The minimum width of a column, in pixels. */
  min?: number | ColumnWidths;
  /** For lists of project or creator cards, each in an item of the grid. */
  hasCards?: boolean;
  gap?: SpaceStep;
};

/** As many equal columns as fit. */
export function Grid({ min = 280, gap = 6, hasCards = false, ...rest }: GridProps) {
  const widths = typeof min === 'number' ? { phone: min, tablet: min, desktop: min } : min;
  return <GridElement {...rest} $min={widths} $gap={gap} $hasCards={hasCards} />;
}
